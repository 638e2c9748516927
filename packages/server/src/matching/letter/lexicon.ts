import { worldFields } from '../../directory/sample/world/world.ts';

let lower: ReadonlySet<string> | undefined;

/** Whether the written texts of the sample, of all fields, use this word in lower case: then a capital is not its own. */
export function isCommonWord(word: string): boolean {
  if (!lower) {
    const found = new Set<string>();
    for (const { people } of worldFields)
      for (const { papers } of people)
        for (const { abstract } of papers)
          for (const word of abstract.split(/[^\p{L}’'-]+/u)) if (/^\p{Ll}./u.test(word)) found.add(word);
    lower = found;
  }
  return lower.has(word);
}
