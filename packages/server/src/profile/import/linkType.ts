import type { Link } from '@peyk/api-types';

type LinkType = Link['link_type'];

const HOSTS: Readonly<Record<string, LinkType>> = {
  'github.com': 'GitHub',
  'linkedin.com': 'LinkedIn',
  'researchgate.net': 'ResearchGate',
};

/** The host of an address, with or without a scheme; null where it has none. */
export const hostOf = (address: string): string | null => {
  const text = address.trim();
  const host = URL.parse(/^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`)?.hostname;
  return host === undefined || host === '' ? null : host.replace(/^www\./u, '');
};

/** Which kind of link an address is, by its host. */
export function linkTypeOf(address: string): LinkType {
  const host = hostOf(address) ?? '';
  if (/^scholar\.google\.[a-z.]{2,20}$/u.test(host)) return 'Scholar';
  const known = Object.keys(HOSTS).find((name) => host === name || host.endsWith(`.${name}`));
  return (known === undefined ? undefined : HOSTS[known]) ?? 'Other';
}
