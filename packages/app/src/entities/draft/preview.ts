/** The first words of a letter as an inbox shows them after the subject: one line of text, about two lines long. */
export function previewOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim();
  return line.length <= 180 ? line : `${line.slice(0, 180).replace(/\s\S*$/, '')}…`;
}
