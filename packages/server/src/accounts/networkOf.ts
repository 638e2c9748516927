import ipaddr from 'ipaddr.js';

/**
 * The key that a network address is counted under: an IPv4 address itself, or the first 64 bits of an IPv6 address, the smallest block
 * given to one subscriber (RFC 6177), who can use any address within it.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // Also extracts the IPv4 address from an IPv4-mapped IPv6 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}
