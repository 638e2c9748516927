const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as HTML, in an element or an attribute. */
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => escapes[char] ?? char);

/** Right to left for Persian alone: no other language of the stand-ins is. */
export const directionOf = (lang: string): 'rtl' | 'ltr' => (lang === 'fa' ? 'rtl' : 'ltr');

interface Page {
  /** The language of what stands around `main`. */
  lang: string;
  /** That of `main`, where it differs. */
  mainLang?: string;
  title: string;
  /** Says on each page that it is a stand-in. */
  label: string;
  /** HTML. */
  main: string;
}

/** A whole page of a stand-in, without a script. */
export function page({ lang, mainLang = lang, title, label, main }: Page): string {
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · ${escape(label)}</title>
<link rel="stylesheet" href="/stand-in/style.css">
</head>
<body>
<p class="label" role="note">${escape(label)}</p>
<main lang="${mainLang}" dir="${directionOf(mainLang)}">
${main}
</main>
</body>
</html>
`;
}
