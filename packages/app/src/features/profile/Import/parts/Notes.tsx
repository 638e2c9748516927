import { Disclosure, InlineMessage, Stack, Text } from '@peyk/design-system';
import { formatList, formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import { isolate } from '../../../../i18n/isolate';
import type { Found } from '../found';
import { useProblemWords } from './useProblemWords';

/** Notes and names that are shown at most: a broken file has one for each of its lines. */
const MOST = 100;
const MOST_NAMES = 20;

/** What could not be read as it stands, and what has no place in a profile. */
export function Notes({ found, open = false }: { found: Found; open?: boolean }) {
  const { problems, unknownProblems, leftOut } = found;
  const t = useT();
  const locale = useLocale();
  const words = useProblemWords();
  const count = problems.length + unknownProblems;
  const unsaid = Math.max(0, problems.length - MOST);
  const names = leftOut.flatMap((name) => (visible(name) === null ? [] : [isolate(locale, name)]));
  const unnamed = Math.max(0, names.length - MOST_NAMES);
  return (
    <>
      {count > 0 ? (
        <Disclosure title={t('import.notes.title', { count })} level={2} defaultOpen={open}>
          <Stack gap={12} as="ul">
            {problems.slice(0, MOST).map((problem, place) => (
              // Never reordered, so that its place names it.
              <Text key={place} as="li" size="small">
                {problem.line === null
                  ? null
                  : `${t('import.notes.line', { line: formatPlain(locale, problem.line) })} `}
                {words(problem)}
              </Text>
            ))}
            {unsaid > 0 ? (
              <Text as="li" size="small">
                {t('import.notes.more', { count: unsaid })}
              </Text>
            ) : null}
            {unknownProblems > 0 ? (
              <Text as="li" size="small">
                {t('import.notes.unknown', { count: unknownProblems })}
              </Text>
            ) : null}
          </Stack>
        </Disclosure>
      ) : null}
      {names.length > 0 ? (
        <InlineMessage tone="info">
          {t('import.notes.leftOut', {
            names: formatList(locale, [
              ...names.slice(0, MOST_NAMES),
              ...(unnamed > 0 ? [t('import.notes.leftOutMore', { count: unnamed })] : []),
            ]),
          })}
        </InlineMessage>
      ) : null}
    </>
  );
}
