// Ends with 0 when the server of this container does its work, and with 1 when it does not.

const port = process.env.QUESTWRIGHT_PORT ?? '8420';
const healthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = healthy ? 0 : 1;
