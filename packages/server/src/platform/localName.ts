import ipaddr from 'ipaddr.js';

/** Whether a host, listened on or in a URL, is this machine's loopback. */
export function isLocalName(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || (ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback');
}
