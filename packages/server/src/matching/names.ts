/** Particles that belong to a family name. */
const particles = new Set(
  'af al bar ben bin bint da dal das de degli dei del della den der di do dos du el ibn la las le lo los mac san santa ten ter van vom von zu zum zur'.split(
    ' ',
  ),
);
const titles = /^(?:prof(?:essor)?|dr|ph\.?d|mr|mrs|ms|sir|dame)\.?$/iu;
const suffixes = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|dsc|esq)\.?$/iu;

/**
 * The family name in western order ("Maarten van der Meerdonk" → "van der Meerdonk") or catalogue order ("Solheim, Kari"). Titles and
 * suffixes are dropped; a one-word name is its own family name.
 */
export function familyNameOf(fullName: string): string {
  const [before = '', after] = fullName.split(',').map((part) => part.trim());
  const cataloged = after !== undefined && after !== '' && !after.split(/\s+/u).every((word) => suffixes.test(word));
  const words = before.split(/\s+/u).filter((word) => word !== '' && !titles.test(word));
  if (cataloged) return words.join(' ');
  while (words.length > 1 && suffixes.test(words.at(-1) ?? '')) words.pop();
  let start = words.length - 1;
  // The first word is a given name even if it looks like a particle.
  while (start > 1 && particles.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  return words.slice(Math.max(0, start)).join(' ');
}
