/** Names that take an article in prose. Separate patterns, because a combined one cannot be proved to match in linear time. */
const named = [
  /^(?:(?:Technical|National|Federal|Catholic|Pontifical|Autonomous)\s)*University of\b/u,
  /\b(?:Institute|Academy) of\b/u,
  /^(?:National|Federal) /u,
];

/** The name of a school as prose writes it: "the University of Oslo", but "Lund University" and "Delft University of Technology". */
export function withArticle(name: string): string {
  if (/^the /iu.test(name)) return `the ${name.slice(4)}`;
  return named.some((pattern) => pattern.test(name)) ? `the ${name}` : name;
}
