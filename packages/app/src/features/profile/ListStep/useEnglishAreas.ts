import { useApi } from '../../../api/useApi';
import { isBlank } from '../../../forms/check';
import { useDebounced } from '../../../ui/useDebounced';
import { needsEnglish } from '../lists/ownWords';

/** The server is asked when the person has stopped typing for so long, in milliseconds. */
const PAUSE = 300;

/** What the table of areas calls this one in English, while its English is empty; null while it is not known. */
function useEnglishOf(area = '', english = ''): string | null {
  const typed = area.trim();
  const name = useDebounced(typed, PAUSE);
  const isAsked = name === typed && needsEnglish(name) && isBlank(english);
  const { data } = useApi(isAsked ? '/areas/english/' : null, { params: { query: { name } } });
  return (isAsked && data?.english) || null;
}

/**
 * What the areas that stand in an open form are called in English, by the fields that wait for it (LTR-05). `areas` names for each such
 * field the one of the area itself; a form has at most two.
 */
export function useEnglishAreas(
  areas: Readonly<Record<string, string>>,
  form: object | null,
): Readonly<Record<string, string | null>> {
  // The kinds of both fields hold texts.
  const values = (form ?? {}) as Readonly<Record<string, string | undefined>>;
  const [first = ['', ''], second = ['', '']] = Object.entries(areas);
  const found = [
    [first[0], useEnglishOf(values[first[1]], values[first[0]])],
    [second[0], useEnglishOf(values[second[1]], values[second[0]])],
  ] as const;
  return Object.fromEntries(found.filter(([name]) => name !== ''));
}
