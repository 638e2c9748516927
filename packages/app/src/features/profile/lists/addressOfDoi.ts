/** The address of the work with a DOI, in whatever form it is written: `10.1/x`, `doi:10.1/x`, or an address already; null if it is none. */
export function addressOfDoi(doi: string | null | undefined): string | null {
  const name = doi?.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '') ?? '';
  // The form of a DOI name: a directory indicator that begins with 10, a slash, a suffix (ISO 26324).
  return /^10\.\d[\d.]*\/\S+$/.test(name) ? `https://doi.org/${encodeURI(name)}` : null;
}
