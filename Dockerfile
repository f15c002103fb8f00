# syntax=docker/dockerfile:1
# A server with the web client, as docs/host.md describes it:
#
#     docker build -t questwright .
#     docker run -d -p 8420:8420 -v questwright:/data --name questwright questwright

FROM node:20-bookworm-slim AS build
WORKDIR /questwright
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npx vite build table --logLevel warn
# What only builds and tests need stays behind.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    QUESTWRIGHT_HOST=0.0.0.0 \
    QUESTWRIGHT_PORT=8420 \
    QUESTWRIGHT_DATA=/data
WORKDIR /questwright
COPY --from=build /questwright ./
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "server/packaging/healthcheck.mjs"]
# Node itself is the first process, so that it hears the signal to stop and loses nothing.
# The memory for what is soon forgotten has room for what hundreds of matches make between two answers.
CMD ["node", "cli/bin/questwright.mjs", "serve"]
