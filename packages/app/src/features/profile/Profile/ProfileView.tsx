import type { Degree, ResearchInterest } from '@peyk/api-types';
import { Auto, Button, IconButton, InlineMessage, Inline, LinkButton, ListRow, Page, Stack } from '@peyk/design-system';
import { formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import { type DegreeValues, degreeForm } from './degreeForm';
import { type InterestValues, interestForm } from './interestForm';
import { EntryForm } from './parts/EntryForm';
import { SectionFrame } from './parts/SectionFrame';
import type { ProfileState } from './Profile.states';
import { named } from '../../../i18n/named';

interface SectionActions<Item, Form> {
  onOpen: (item: Item | null) => void;
  onCancel: () => void;
  onChange: (change: Partial<Form>) => void;
  /** The two ways to resolve a field that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onSave: () => void;
  onRemove: (item: Item) => void;
  onRetry: () => void;
}

export interface ProfileViewProps {
  state: ProfileState;
  interests: SectionActions<ResearchInterest, InterestValues>;
  degrees: SectionActions<Degree, DegreeValues>;
  onExtract: () => void;
}

export function ProfileView({ state, interests, degrees, onExtract }: ProfileViewProps) {
  const t = useT();
  const locale = useLocale();
  const interestStep = state.interests.status === 'ready' && state.interests.form.open ? state.interests.form : null;
  const degreeStep = state.degrees.status === 'ready' && state.degrees.form.open ? state.degrees.form : null;
  const hasInterests = state.interests.status === 'ready' && state.interests.items.length > 0;

  const years = ({ year_start: from, year_end: to, is_current: current }: Degree): string => {
    if (current) return t('profile.degrees.since', { from: formatPlain(locale, from) });
    if (to === null) return t('profile.degrees.from', { from: formatPlain(locale, from) });
    return t('profile.degrees.years', { from: formatPlain(locale, from), to: formatPlain(locale, to) });
  };
  const rowActions = <Item,>(
    item: Item,
    name: string,
    actions: Pick<SectionActions<Item, never>, 'onOpen' | 'onRemove'>,
  ) => (
    <Inline gap={4} wrap={false}>
      <IconButton icon="pencil" label={t('profile.edit', { name })} onPress={() => actions.onOpen(item)} />
      <IconButton icon="trash" label={t('profile.remove', { name })} onPress={() => actions.onRemove(item)} />
    </Inline>
  );

  return (
    <Page width="narrow">
      <Stack gap={48}>
        <PageHeading
          title={t('profile.title')}
          lead={t('profile.lead')}
          actions={
            hasInterests ? (
              <LinkButton tone="primary" href={paths.createBot} iconEnd="arrowForward">
                {t('profile.nextStep')}
              </LinkButton>
            ) : undefined
          }
        />
        <SectionFrame
          id="interests"
          words={{
            title: t('profile.interests.title'),
            lead: t('profile.interests.lead'),
            add: t('profile.interests.add'),
            empty: t('profile.interests.empty'),
            emptyBody: t('profile.interests.emptyBody'),
            saveFailed: t('profile.interests.saveFailed'),
            deleteFailed: t('profile.interests.deleteFailed'),
          }}
          state={state.interests}
          onOpen={() => interests.onOpen(null)}
          onCancel={interests.onCancel}
          onRetry={interests.onRetry}
          form={(item) =>
            interestStep ? (
              <EntryForm
                key={item?.id ?? 'new'}
                form={interestForm}
                section="interests"
                step={interestStep}
                {...interests}
              />
            ) : null
          }
          row={(item) => (
            <ListRow
              key={item.id}
              title={<Auto>{named(t, item.interest_name)}</Auto>}
              description={item.subfield ? <Auto>{item.subfield}</Auto> : undefined}
              trailing={rowActions(item, named(t, item.interest_name), interests)}
            />
          )}
          extra={
            state.interests.status === 'ready' ? (
              <Extraction step={state.extraction} onExtract={onExtract} />
            ) : undefined
          }
        />
        <SectionFrame
          id="degrees"
          words={{
            title: t('profile.degrees.title'),
            lead: t('profile.degrees.lead'),
            add: t('profile.degrees.add'),
            empty: t('profile.degrees.empty'),
            emptyBody: t('profile.degrees.emptyBody'),
            saveFailed: t('profile.degrees.saveFailed'),
            deleteFailed: t('profile.degrees.deleteFailed'),
          }}
          state={state.degrees}
          onOpen={() => degrees.onOpen(null)}
          onCancel={degrees.onCancel}
          onRetry={degrees.onRetry}
          form={(item) =>
            degreeStep ? (
              <EntryForm key={item?.id ?? 'new'} form={degreeForm} section="degrees" step={degreeStep} {...degrees} />
            ) : null
          }
          row={(item) => (
            <ListRow
              key={item.id}
              title={t('profile.degrees.summary', {
                type: t(`profile.degrees.types.${item.degree_type}`),
                field: named(t, item.field_of_study),
              })}
              description={
                <Stack gap={4}>
                  <span>
                    <Auto>{item.university_name}</Auto> · {years(item)}
                  </span>
                  {item.thesis_title ? <Auto>{item.thesis_title}</Auto> : null}
                </Stack>
              }
              trailing={rowActions(item, named(t, item.field_of_study), degrees)}
            />
          )}
        />
      </Stack>
    </Page>
  );
}

function Extraction({ step, onExtract }: { step: ProfileState['extraction']; onExtract: () => void }) {
  const t = useT();
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Button tone="quiet" icon="sparkles" busy={step.status === 'busy'} onPress={onExtract}>
          {step.status === 'busy' ? t('profile.interests.extracting') : t('profile.interests.extract')}
        </Button>
      </Inline>
      {step.status === 'saved' ? (
        <InlineMessage tone="success" role="status">
          {t('profile.interests.extracted', { n: step.count })}
        </InlineMessage>
      ) : null}
      {step.status === 'noneFound' ? (
        <InlineMessage tone="info" role="status">
          {t('profile.interests.noneFound')}
        </InlineMessage>
      ) : null}
      {step.status === 'noneSaved' ? (
        <InlineMessage tone="danger" role="alert">
          {t('profile.interests.noneSaved')}
        </InlineMessage>
      ) : null}
      {step.status === 'failed' ? (
        <ProblemMessage problem={step.problem} title={t('profile.interests.extractFailed')} />
      ) : null}
    </Stack>
  );
}
