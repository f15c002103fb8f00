import { isIPv6 } from 'node:net';

const GROUPS = 8;
/**
 * So many groups of an IPv6 address are a network: 64 bits, because one customer is given at least a network
 * of that size.
 */
const NETWORK_GROUPS = 4;
const IPV4_WITHIN = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, because one customer has
 * countless IPv6 addresses.
 */
export function networkOf(address: string): string {
  const [, ipv4] = IPV4_WITHIN.exec(address) ?? [];
  if (ipv4) return ipv4;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, those that are left out filled in. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const missing = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
