const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address as the browser will parse it, if it is of a page, an email or a phone number; null for any other (`javascript:`, `data:`, an
 * address without a scheme). Use the returned value, not the input: the browser drops tabs and line breaks, so the text itself proves
 * nothing.
 */
export function safeLink(address: string): string | null {
  const url = URL.parse(address.trim());
  if (url === null || !allowed.has(url.protocol)) return null;
  const leadsSomewhere = url.protocol.startsWith('http') ? url.hostname !== '' : url.pathname !== '';
  return leadsSomewhere ? url.href : null;
}
