import {
  Auto,
  Badge,
  Button,
  Card,
  EmptyState,
  Hide,
  IconButton,
  Inline,
  Link,
  List,
  ListRow,
  Menu,
  MoveHandle,
  SkeletonRows,
  Stack,
} from '@peyk/design-system';
import { safeLink } from '../../../forms/safeLink';
import { formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { named, visible } from '../../../i18n/named';
import type { Translate } from '../../../i18n/translator';
import type { Locale } from '../../../i18n/types';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { Unshown } from '../../../ui/Unshown/Unshown';
import type { Entry, EntryRow } from '../lists/defineList';
import { profileLists } from '../lists';
import { StepHead } from '../parts/StepHead';
import { LISTS, around } from '../steps';
import type { ListStepState } from './ListStep.states';
import { EntryForm } from './parts/EntryForm';
import { Extraction } from './parts/Extraction';

export interface ListStepViewProps {
  state: ListStepState;
  onOpen: (item: Entry | null) => void;
  onCancel: () => void;
  onChange: (change: object) => void;
  /** The two ways to resolve a field that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onSave: () => void;
  onRemove: (item: Entry) => void;
  /** To a place in the list, from 1. */
  onMove: (item: Entry, position: number) => void;
  onRetry: () => void;
  onExtract: () => void;
  /** The names of the proposed interests that the person keeps. */
  onKeep: (names: string[]) => void;
  onSaveKept: () => void;
  onDiscard: () => void;
  /** Takes back all that an extraction has stored. */
  onTakeBack: () => void;
}

/** A step of the profile that is a list: Add or Cancel, the form while it is open, the entries. */
export function ListStepView({ state, ...props }: ListStepViewProps) {
  const { step, entered, section, extraction } = state;
  const t = useT();
  const locale = useLocale();
  const name = LISTS[step];
  const list = profileLists[name];
  const open = section.status === 'ready' && section.form.open ? section.form : null;
  // Saving a form or removing an entry also removes the focused button.
  const toggle = useCatchFocus<HTMLButtonElement>(
    `${open !== null} ${section.status === 'ready' ? section.items.length : 0}`,
  );
  return (
    <Stack gap={24}>
      <StepHead
        title={t(`profile.${name}.title`)}
        lead={t(`profile.${name}.lead`)}
        position={around(step).position}
        entered={entered}
        actions={
          section.status === 'loading' ? undefined : open ? (
            <Button ref={toggle} icon="close" onPress={props.onCancel}>
              {t('common.cancel')}
            </Button>
          ) : (
            <Button ref={toggle} icon="plus" onPress={() => props.onOpen(null)}>
              {t(`profile.${name}.add`)}
            </Button>
          )
        }
      />
      {extraction && section.status === 'ready' ? (
        <Extraction step={extraction} hasInterests={section.items.length > 0} {...props} />
      ) : null}
      {section.status === 'loading' ? <SkeletonRows rows={2} label={t('common.loading')} /> : null}
      {open ? (
        <Card>
          <EntryForm
            key={open.item?.id ?? 'new'}
            form={list.form}
            section={name}
            gain={list.gain}
            step={open}
            {...props}
          />
        </Card>
      ) : null}
      {section.status === 'ready' ? (
        <>
          {section.deleteProblem ? (
            <ProblemMessage problem={section.deleteProblem} title={t(`profile.${name}.deleteFailed`)} />
          ) : null}
          {section.restoreProblem ? (
            <ProblemMessage problem={section.restoreProblem} title={t(`profile.${name}.saveFailed`)} />
          ) : null}
          {section.moveProblem ? (
            <ProblemMessage problem={section.moveProblem} title={t('profile.moveFailed')} />
          ) : null}
          <Unshown count={section.leftOut} />
          {section.items.length > 0 ? (
            <SectionBoundary onRetry={props.onRetry}>
              <List label={t(`profile.${name}.title`)}>
                {section.items.map((item, at) => (
                  <Row
                    key={item.id}
                    name={named(t, list.nameOf(item, t))}
                    row={list.row(item, t, locale)}
                    onEdit={() => props.onOpen(item)}
                    onRemove={() => props.onRemove(item)}
                    position={at + 1}
                    count={section.items.length}
                    onMove={(position) => props.onMove(item, position)}
                  />
                ))}
              </List>
            </SectionBoundary>
          ) : open ? null : (
            <EmptyState
              title={t(`profile.${name}.empty`)}
              action={
                section.unread ? (
                  <IconButton icon="refresh" label={t('profile.reload')} onPress={props.onRetry} />
                ) : undefined
              }
            >
              {t(`profile.${name}.emptyBody`)}
            </EmptyState>
          )}
        </>
      ) : null}
    </Stack>
  );
}

interface RowProps {
  name: string;
  row: EntryRow;
  onEdit: () => void;
  onRemove: () => void;
  /** Its place in the list, from 1. */
  position: number;
  count: number;
  onMove: (position: number) => void;
}

function Row({ name, row: { title, years, lines = [], link, waits }, onEdit, onRemove, ...place }: RowProps) {
  const t = useT();
  const locale = useLocale();
  const said = lines.flatMap((line) => visible(line) ?? []);
  const shown = visible(link);
  const address = shown === null ? null : safeLink(shown);
  const details = [
    years ? <span key="years">{period(t, locale, years)}</span> : null,
    // Never reordered, so that its place names a line.
    ...said.map((line, place) => (
      <span key={place}>
        <Auto>{line}</Auto>
      </span>
    )),
    shown === null ? null : (
      <span key="link">
        {address === null ? (
          <Auto>{shown}</Auto>
        ) : (
          <Link href={address} external>
            <Auto>{shown}</Auto>
          </Link>
        )}
      </span>
    ),
    waits ? (
      <Inline key="waits" gap={8}>
        <Badge tone="neutral" icon="languages">
          {t('profile.english.waits')}
        </Badge>
      </Inline>
    ) : null,
  ].filter((detail) => detail !== null);
  // On a phone below the entry, whose texts need the width.
  const actions = (
    <Inline gap={4} justify="end" wrap={false}>
      {place.count > 1 ? <MoveMenu name={name} {...place} /> : null}
      <IconButton icon="pencil" label={t('profile.edit', { name })} onPress={onEdit} />
      <IconButton icon="trash" label={t('profile.remove', { name })} onPress={onRemove} />
    </Inline>
  );
  return (
    <ListRow
      leading={place.count > 1 ? <MoveHandle label={t('profile.move', { name })} {...place} /> : undefined}
      title={<Auto>{named(t, title)}</Auto>}
      description={
        <Stack gap={4}>
          {details}
          <Hide above="tablet">{actions}</Hide>
        </Stack>
      }
      trailing={<Hide below="tablet">{actions}</Hide>}
    />
  );
}

function MoveMenu({ name, position, count, onMove }: Pick<RowProps, 'name' | 'position' | 'count' | 'onMove'>) {
  const t = useT();
  const label = t('profile.moves.title', { name });
  const to = (id: 'top' | 'up' | 'down' | 'end', place: number, disabled: boolean) => ({
    id,
    label: t(`profile.moves.${id}`),
    disabled,
    onSelect: () => onMove(place),
  });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      items={[
        to('up', position - 1, position === 1),
        to('down', position + 1, position === count),
        to('top', 1, position === 1),
        to('end', count, position === count),
      ]}
    />
  );
}

function period(t: Translate, locale: Locale, { from: first, to, current }: NonNullable<EntryRow['years']>): string {
  const from = formatPlain(locale, first);
  if (current) return t('profile.periods.since', { from });
  return to === null || to === undefined
    ? t('profile.periods.from', { from })
    : t('profile.periods.years', { from, to: formatPlain(locale, to) });
}
