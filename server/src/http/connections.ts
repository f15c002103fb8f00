import type { Server } from 'node:http';
import { networkOf } from '../quotas/network.ts';
import type { Settings } from '../settings.ts';

/**
 * How many connections are allowed for this many sockets: pages, their files and requests use connections of
 * their own.
 */
const withPages = (sockets: number): number => 2 * sockets + 50;

/** Lets only so many connections in, before a byte of them is read. */
export function capConnections(server: Server, settings: Settings): void {
  const { maxConnections, maxConnectionsPerAddress, trustProxy } = settings;
  server.maxConnections = withPages(maxConnections);
  // Behind a proxy, they all come from the proxy.
  if (trustProxy > 0) return;
  const perAddress = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const others = perAddress.get(address) ?? 0;
    if (others >= withPages(maxConnectionsPerAddress)) {
      socket.destroy();
      return;
    }
    perAddress.set(address, others + 1);
    socket.once('close', () => {
      const left = perAddress.get(address)! - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });
}
