/** The name of a school as prose writes it: "the University of Oslo", but "Lund University" and "Delft University of Technology". */
export function withArticle(name: string): string {
  if (/^the /iu.test(name)) return `the ${name.slice(4)}`;
  const named =
    /^(?:(?:Technical|National|Federal|Catholic|Pontifical|Autonomous)\s)*University of\b|\b(?:Institute|Academy) of\b|^(?:National|Federal) /u;
  return named.test(name) ? `the ${name}` : name;
}
