import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Characters that the fonts of a CV have (a test draws them all), so that most texts need no look at the fonts. */
export const KNOWN = /[ -~\u00A1-\u017F\u2010-\u2015\u2018-\u201E\u2020-\u2022\u2026٠-٩۰-۹ء-غف-يپچژکگیۀ،؛؟٪٫٬«»]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** The most characters that are looked up for one CV, each by a small document of its own. */
const MOST = 60;

/** The characters of a text that `KNOWN` does not tell of, each once. */
const doubtful = (text: string): string[] =>
  Array.from(new Set(text)).filter((character) => SEEN.test(character) && !KNOWN.test(character));

function isDrawn(compiler: NodeCompiler, template: string, text: string): boolean {
  const { result } = compiler.compile({ mainFileContent: template, inputs: { text } });
  if (!result) return false;
  try {
    // Of all standards this one refuses a text that no font has.
    compiler.pdf(result, { pdfStandard: 'ua-1' });
    return true;
  } catch {
    return false;
  }
}

const template = [
  '#set document(title: "Glyphs")',
  '#set text(font: ("Source Sans 3", "Vazirmatn", "Libertinus Serif"))',
  '#sys.inputs.text',
].join('\n');

/** Finds the characters of a text that no font of a CV has. What was looked up once is known from then on. */
export function createGlyphs(compilerOf: () => NodeCompiler): (text: string) => string[] {
  const known = new Map<string, boolean>();
  return (text) => {
    const asked = doubtful(text).slice(0, MOST);
    const unknown = asked.filter((character) => !known.has(character));
    const allDrawn = unknown.length > 0 && isDrawn(compilerOf(), template, unknown.join(' '));
    for (const character of unknown) known.set(character, allDrawn || isDrawn(compilerOf(), template, character));
    return asked.filter((character) => known.get(character) === false);
  };
}
