const TITLES = /^(prof(essor)?|dr|mr|mrs|ms|sir|دکتر|پروفسور|استاد|آقای|خانم|مهندس)\.?$/iu;

/** The first letters of the first and last name, without titles; Persian letters are separated so that they do not join. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s‌]+/u)
    .filter((word) => word !== '' && !TITLES.test(word.replace(/,$/, '')));
  const letters = words.map((word) => word.match(/\p{L}/u)?.[0] ?? '').filter((letter) => letter !== '');
  const first = letters[0];
  const last = letters.length > 1 ? letters[letters.length - 1] : undefined;
  if (first === undefined) return '';
  const pair = [first, last].filter((letter) => letter !== undefined);
  return pair.join(/\p{Script=Arabic}/u.test(first) ? '‌' : '').toLocaleUpperCase('en-US');
}
