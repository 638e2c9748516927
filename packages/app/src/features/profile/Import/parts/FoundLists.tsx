import { Auto, Box, Button, Disclosure, Heading, Inline, List, ListRow, Ltr, Stack, Text } from '@peyk/design-system';
import { useId, useState } from 'react';
import { formatList } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { Unshown } from '../../../../ui/Unshown/Unshown';
import { profileLists } from '../../lists';
import { EntryLines } from '../../parts/EntryLines';
import { LISTS } from '../../steps';
import type { ImportState } from '../Import.states';
import type { ImportViewProps } from '../ImportView';
import { type Choice, type Found, type FoundEntry, type FoundList, asksAuthor, openEntries, withTaken } from '../found';
import { FoundRow } from './FoundRow';
import { Notes } from './Notes';
import { PickRow } from './PickRow';
import { SampleNote } from './SampleNote';

/** What was found, in one line: whose record it is, how much of it is new, and that nothing is stored yet. */
export function FoundHead({ found }: { found: Found }) {
  const t = useT();
  const locale = useLocale();
  const open = openEntries(found);
  const isNew = open.filter(({ status }) => status === 'new').length;
  const counts = [
    ['new', isNew],
    ['different', open.length - isNew],
    ['same', found.lists.reduce((sum, { same }) => sum + same.length, 0)],
  ] as const;
  const said = counts.flatMap(([name, count]) => (count > 0 ? [t(`import.found.${name}`, { count })] : []));
  return (
    <>
      {found.name ? (
        <>
          <Auto>{t('import.found.of', { name: found.name })}</Auto>{' '}
        </>
      ) : null}
      {said.length > 0 ? `${formatList(locale, said)}. ` : null}
      {t('import.found.nothingYet')}
    </>
  );
}

interface FoundListsProps extends Pick<ImportViewProps, 'onChoose'> {
  state: Extract<ImportState, { status: 'found' }>;
}

/** Everything that was found, list by list, with what could not be read. */
export function FoundLists({ state: { found, choice, saving }, onChoose }: FoundListsProps) {
  const busy = saving.status === 'busy' || saving.status === 'readingAgain';
  const { person } = found;
  return (
    <>
      <SampleNote found={found} />
      <Unshown count={found.unread} />
      <Notes found={found} />
      {person ? <PersonRow person={person} choice={choice} busy={busy} onChoose={onChoose} /> : null}
      {found.lists.map((list) => (
        <Group key={list.step} list={list} choice={choice} busy={busy} onChoose={onChoose} />
      ))}
    </>
  );
}

interface GroupProps extends Pick<ImportViewProps, 'onChoose'> {
  list: FoundList;
  choice: Choice;
  busy: boolean;
}

function Group({ list: { step, open, same }, choice, busy, onChoose }: GroupProps) {
  const t = useT();
  const id = useId();
  const { shown, more, heading } = useBounded(open);
  const title = t(`profile.${LISTS[step]}.title`);
  const keys = open.map(({ key }) => key);
  const selected = keys.filter((key) => choice.taken.has(key)).length;
  return (
    <Stack gap={12} as="section" labelledBy={id}>
      <Inline gap={12} justify="between">
        <Inline gap={12} align="baseline">
          <Heading level={2} look="title3" id={id} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {t('import.found.count', { count: open.length + same.length })}
          </Text>
        </Inline>
        {open.length > 1 ? (
          <Box grow="line">
            <Inline gap={4} justify="end">
              <Button
                tone="quiet"
                size="small"
                describedBy={id}
                disabled={busy || selected === keys.length}
                onPress={() => onChoose(withTaken(keys, true))}
              >
                {t('import.found.all')}
              </Button>
              <Button
                tone="quiet"
                size="small"
                describedBy={id}
                disabled={busy || selected === 0}
                onPress={() => onChoose(withTaken(keys, false))}
              >
                {t('import.found.none')}
              </Button>
            </Inline>
          </Box>
        ) : null}
      </Inline>
      {open.some(asksAuthor) ? <Text size="small">{t('import.author.why')}</Text> : null}
      {open.length > 0 ? (
        <List label={title}>
          {shown.map((entry, at) => (
            <FoundRow
              key={entry.key}
              step={step}
              found={entry}
              isFirst={at === 0}
              taken={choice.taken.has(entry.key)}
              author={choice.authors.get(entry.key)}
              busy={busy}
              onChoose={onChoose}
            />
          ))}
        </List>
      ) : null}
      {more}
      {same.length > 0 ? <Same step={step} same={same} /> : null}
    </Stack>
  );
}

/** What the profile has already: closed, and nothing to be done. */
function Same({ step, same }: { step: FoundList['step']; same: readonly FoundEntry[] }) {
  const t = useT();
  const locale = useLocale();
  const { shown, more } = useBounded(same);
  const { nameOf, row } = profileLists[LISTS[step]];
  return (
    <Disclosure title={t('import.found.same', { count: same.length })}>
      <Stack gap={12}>
        <List label={t('import.found.same', { count: same.length })}>
          {shown.map(({ key, entry, existing }) => (
            <ListRow
              key={key}
              title={<Auto>{named(t, nameOf(existing ?? entry, t))}</Auto>}
              description={
                <Stack gap={4}>
                  <EntryLines row={row(existing ?? entry, t, locale)} />
                </Stack>
              }
            />
          ))}
        </List>
        {more}
      </Stack>
    </Disclosure>
  );
}

const FIRST = 50;
const MORE = 100;

/** The first of many, and a button for more of them: a thousand rows at once would make the page slow. */
function useBounded<Item>(items: readonly Item[]) {
  const t = useT();
  const [most, setMost] = useState(FIRST);
  const rest = Math.max(0, items.length - most);
  // The button goes with the last press.
  const heading = useCatchFocus<HTMLHeadingElement>(rest === 0);
  const more =
    rest === 0 ? null : (
      <Inline gap={8} justify="center">
        <Button onPress={() => setMost(most + MORE)}>{t('import.found.more', { count: Math.min(rest, MORE) })}</Button>
      </Inline>
    );
  return { shown: items.slice(0, most), more, heading };
}

interface PersonRowProps extends Omit<GroupProps, 'list'> {
  person: NonNullable<Found['person']>;
}

function PersonRow({ person: { key, phone, address }, choice, busy, onChoose }: PersonRowProps) {
  const t = useT();
  const id = useId();
  return (
    <Stack gap={12} as="section" labelledBy={id}>
      <Heading level={2} look="title3" id={id}>
        {t('import.person.title')}
      </Heading>
      <List label={t('import.person.title')}>
        <PickRow
          title={t('import.person.name')}
          isFirst
          taken={choice.taken.has(key)}
          busy={busy}
          onTake={(isTaken) => onChoose(withTaken([key], isTaken))}
        >
          <Stack gap={4}>
            {phone ? (
              <Text size="small" tone="muted">
                <Ltr>{phone}</Ltr>
              </Text>
            ) : null}
            {address ? (
              <Text size="small" tone="muted">
                <Auto>{address}</Auto>
              </Text>
            ) : null}
            <Text size="small">{t('import.person.note')}</Text>
          </Stack>
        </PickRow>
      </List>
    </Stack>
  );
}
