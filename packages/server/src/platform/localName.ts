import ipaddr from 'ipaddr.js';

/** Whether a host, as it is listened on or stands in an address, means the machine it is said on. */
export function isLocalName(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || (ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback');
}
