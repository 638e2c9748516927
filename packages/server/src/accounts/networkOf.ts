import ipaddr from 'ipaddr.js';

/**
 * What a network address is counted under: an IPv4 address itself, of IPv6 the first 64 bits, which is the least that one subscriber is
 * given (RFC 6177); whoever holds them has as many addresses as they like.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // Also takes the IPv4 address out of one that is written as IPv6.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}
