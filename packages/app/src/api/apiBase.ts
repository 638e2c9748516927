/**
 * Base URL of the API, from `<meta name="api-base">`: an origin, a path prefix, or both (`https://api.example/v1`). Empty without the tag:
 * the API has the origin of the page.
 */
export const apiBase: string = withoutSlashes(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '',
);

/** A path or address without trailing slashes. */
function withoutSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

// `URL.parse` would be shorter, but some browsers that support everything else lack it, and this runs on every page.
const url = apiBase === '' ? null : new URL(apiBase, globalThis.location.href);

/** The origin of the API; empty where it is the origin of the page. */
export const apiOrigin: string = url && url.origin !== globalThis.location.origin ? url.origin : '';

const prefix = withoutSlashes(url?.pathname ?? '');

/** The path of a request as the contract writes it, without the prefix of the API base. */
export function contractPath(address: string): string {
  const { pathname } = new URL(address);
  return prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

/** An address in an answer of the API, such as that of a photo: relative to the API base unless it is absolute. */
export function fromApi(address: string): string {
  return /^\/(?!\/)/.test(address) ? apiBase + address : address;
}
