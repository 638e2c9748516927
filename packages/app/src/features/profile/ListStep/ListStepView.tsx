import {
  Box,
  Button,
  Card,
  EmptyState,
  IconButton,
  Inline,
  LinkButton,
  List,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { Unshown } from '../../../ui/Unshown/Unshown';
import { useSteady } from '../../../ui/useSteady';
import type { Entry } from '../lists/defineList';
import { profileLists } from '../lists';
import { EnglishAreas } from '../lists/areaInEnglish';
import { StepHead } from '../parts/StepHead';
import { LISTS, type ListName, around } from '../steps';
import type { ListStepState } from './ListStep.states';
import { Entries } from './parts/Entries';
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
  onSave: (another?: boolean) => void;
  onAddAsNew: () => void;
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

/** Lists without years, whose order is that of the CV in any case. */
const UNDATED: ReadonlySet<ListName> = new Set(['skills', 'languages', 'links', 'references', 'interests']);

/** A step of the profile that is a list: Add or Cancel, the form while it is open, the entries. */
export function ListStepView({ state, ...props }: ListStepViewProps) {
  const { step, entered, section, english = {}, extraction } = state;
  const t = useT();
  const name = LISTS[step];
  const list = profileLists[name];
  const open = section.status === 'ready' && section.form.open ? section.form : null;
  // Saving a form or removing an entry also removes the focused button.
  const toggle = useCatchFocus<HTMLButtonElement>(
    `${open !== null} ${section.status === 'ready' ? section.items.length : 0}`,
  );
  const { onOpen, onRemove, onMove } = props;
  const steady = useSteady({ onOpen, onRemove, onMove });
  return (
    <Stack gap={24}>
      <StepHead
        title={t(`profile.${name}.title`)}
        lead={t(`builder.leads.${name}`)}
        position={around(step).position}
        entered={entered}
        actions={
          section.status === 'loading' ? undefined : open ? (
            <Button ref={toggle} icon="close" onPress={props.onCancel}>
              {t('common.cancel')}
            </Button>
          ) : (
            <Inline gap={8} justify="end">
              {step === 'papers' ? (
                <Box grow="line">
                  <LinkButton tone="quiet" icon="upload" href={paths.profileImport}>
                    {t('profile.import')}
                  </LinkButton>
                </Box>
              ) : null}
              <Box grow="line">
                <Button ref={toggle} icon="plus" onPress={() => props.onOpen(null)}>
                  {t(`profile.${name}.add`)}
                </Button>
              </Box>
            </Inline>
          )
        }
      />
      {extraction && section.status === 'ready' ? (
        <Extraction step={extraction} hasInterests={section.items.length > 0} {...props} />
      ) : null}
      {section.status === 'loading' ? <SkeletonRows rows={2} label={t('common.loading')} /> : null}
      {open ? (
        <EnglishAreas value={english}>
          <Card>
            <EntryForm
              key={open.item?.id ?? `new-${open.round ?? 0}`}
              form={list.form}
              section={name}
              gain={list.gain}
              step={open}
              {...props}
            />
          </Card>
        </EnglishAreas>
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
              <Stack gap={12}>
                <List label={t(`profile.${name}.title`)}>
                  <Entries list={list} items={section.items} {...steady} />
                </List>
                {section.items.length > 1 && !UNDATED.has(name) ? (
                  <Text size="small" tone="muted">
                    {t('profile.moves.cv')}
                  </Text>
                ) : null}
              </Stack>
            </SectionBoundary>
          ) : open || section.unread ? null : (
            <EmptyState title={t(`profile.${name}.empty`)}>{t(`profile.${name}.emptyBody`)}</EmptyState>
          )}
          {section.unread ? (
            <Inline gap={8} justify="center">
              <IconButton icon="refresh" label={t('profile.reload')} onPress={props.onRetry} />
            </Inline>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
