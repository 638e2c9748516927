import {
  Auto,
  Grid,
  InlineMessage,
  Inline,
  Link,
  LinkButton,
  Page,
  Select,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import type { Sentence } from '../../../entities/sentences/threeSentences';
import { formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { paths, profileStep } from '../../../paths';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import { profileLists } from '../lists';
import { LISTS, useStepTitle } from '../steps';
import { decisions } from '../Plan/planForm';
import { Examples } from './parts/Examples';
import { SampleLetter } from './parts/SampleLetter';
import { SentenceCard } from './parts/SentenceCard';
import { type SentenceActs, SentenceForm } from './parts/SentenceForm';
import {
  type QuestionForm,
  type ResultForm,
  type StartForm,
  englishQuestionForm,
  englishResultForm,
  questionForm,
  resultForm,
  startForm,
} from './sentenceForms';
import type { PlanPart, QuestionPart, ResultPart, Sample, ThreeSentencesState } from './ThreeSentences.states';
import { type Work, keyOf } from './works';

export interface ThreeSentencesViewProps {
  state: ThreeSentencesState;
  question: SentenceActs<QuestionForm>;
  result: SentenceActs<ResultForm>;
  plan: SentenceActs<StartForm>;
  onSkip: (sentence: Sentence) => void;
  /** Takes up again what was skipped. */
  onWrite: (sentence: Sentence) => void;
  /** Chooses the entry of the result. */
  onChoose: (work: Work) => void;
  onSample: (sample: Sample) => void;
  onRetry: () => void;
}

/** The step of the three sentences (LTR-01): each is saved or skipped by itself, beside what an email gains by them. */
export function ThreeSentencesView(props: ThreeSentencesViewProps) {
  const { state, onSample, onRetry } = props;
  const t = useT();
  return (
    <Page>
      <Stack gap={32}>
        <PageHeading
          title={t('threeSentences.title')}
          lead={t('threeSentences.lead')}
          back={{ href: paths.dashboard, label: t('shell.titles.dashboard') }}
        />
        {state.status === 'loading' ? <SkeletonRows rows={3} label={t('common.loading')} /> : null}
        {state.status === 'failed' ? (
          <ProblemView problem={state.problem} title={t('threeSentences.loadFailed')} onRetry={onRetry} />
        ) : null}
        {state.status === 'ready' ? (
          <SectionBoundary onRetry={onRetry}>
            <Grid columns={{ base: '1', desktop: '2' }} gap={32} align="start">
              <Sentences {...props} state={state} />
              <SampleLetter sample={state.sample} onSample={onSample} />
            </Grid>
          </SectionBoundary>
        ) : null}
      </Stack>
    </Page>
  );
}

type Ready = Extract<ThreeSentencesState, { status: 'ready' }>;

function Sentences({ state, onSkip, onWrite, onChoose, ...acts }: ThreeSentencesViewProps & { state: Ready }) {
  const locale = useLocale();
  const { question, result, plan } = state;
  const firstOpen = (['question', 'result', 'plan'] as const).find((sentence) => state[sentence].status === 'open');
  const of = (sentence: Sentence) => ({
    isFirst: firstOpen === sentence,
    onSkip: () => onSkip(sentence),
  });
  const frame = (sentence: Sentence, at: number) => ({
    sentence,
    marker: formatPlain(locale, at),
    onWrite: () => onWrite(sentence),
  });
  return (
    <Stack gap={24}>
      <SentenceCard
        {...frame('question', 1)}
        status={question.status}
        lacksEnglish={question.status === 'open' && question.lacksEnglish}
      >
        <Question part={question} {...of('question')} {...acts.question} />
      </SentenceCard>
      <SentenceCard
        {...frame('result', 2)}
        status={result.status}
        lacksEnglish={result.status === 'open' && result.lacksEnglish}
      >
        <Result part={result} onChoose={onChoose} {...of('result')} {...acts.result} />
      </SentenceCard>
      <SentenceCard {...frame('plan', 3)} status={plan.status}>
        <Plan part={plan} {...of('plan')} {...acts.plan} />
      </SentenceCard>
      <End state={state} />
    </Stack>
  );
}

interface PartProps {
  isFirst: boolean;
  onSkip: () => void;
}

function Question({ part, ...props }: { part: QuestionPart } & PartProps & SentenceActs<QuestionForm>) {
  const t = useT();
  const nameOf = useNameOf();
  if (part.status === 'skipped') return null;
  if (part.status === 'none') return <None of="question" step="research-interests" />;
  if (part.status === 'there') return <There text={part.text} of={part.of} />;
  return (
    <SentenceForm
      label={t('threeSentences.names.question')}
      form={part.lacksEnglish ? englishQuestionForm : questionForm}
      part={part}
      saveFailed={t('profile.interests.saveFailed')}
      {...props}
    >
      <Text>{t('threeSentences.question.lead', { name: nameOf(part.of) })}</Text>
      {part.lacksEnglish ? null : <Examples of="question" />}
    </SentenceForm>
  );
}

interface ResultProps extends PartProps, SentenceActs<ResultForm> {
  part: ResultPart;
  onChoose: (work: Work) => void;
}

function Result({ part, onChoose, ...props }: ResultProps) {
  const t = useT();
  const locale = useLocale();
  const titleOf = useStepTitle();
  const nameOf = useNameOf();
  if (part.status === 'skipped') return null;
  if (part.status === 'none') return <None of="result" step="degrees" />;
  if (part.status === 'there') return <There text={part.text} of={part.of} />;
  const choose = (key: string) => {
    const work = part.entries.find((each) => keyOf(each) === key);
    if (work) onChoose(work);
  };
  return (
    <SentenceForm
      label={t('threeSentences.names.result')}
      form={part.lacksEnglish ? englishResultForm : resultForm}
      part={part}
      saveFailed={t(`profile.${LISTS[part.of.list]}.saveFailed`)}
      {...props}
    >
      <Text>{t('threeSentences.result.lead')}</Text>
      {part.lacksEnglish ? null : <Examples of="result" />}
      {part.entries.length > 1 ? (
        <Select
          label={t('threeSentences.result.entry')}
          value={keyOf(part.of)}
          onChange={choose}
          options={part.entries.map((work) => ({
            value: keyOf(work),
            label: profileLists[LISTS[work.list]].row(work.entry, t, locale).title,
            description: titleOf(work.list),
          }))}
        />
      ) : (
        <Text size="small">{t('threeSentences.result.from', { name: nameOf(part.of) })}</Text>
      )}
    </SentenceForm>
  );
}

function Plan({ part, ...props }: { part: PlanPart } & PartProps & SentenceActs<StartForm>) {
  const t = useT();
  if (part.status === 'skipped') return null;
  if (part.status === 'there') return <PlanThere plan={part.plan} />;
  return (
    <SentenceForm
      label={t('threeSentences.names.plan')}
      form={startForm}
      part={part}
      saveFailed={t('failures.profile.update')}
      {...props}
    >
      {part.lacksStart ? (
        <InlineMessage tone="info" role="status">
          {t('threeSentences.plan.noStart')}
        </InlineMessage>
      ) : (
        <Text>{t('threeSentences.plan.lead')}</Text>
      )}
    </SentenceForm>
  );
}

/** An entry in the words of its list. */
function useNameOf(): (work: Work) => string {
  const t = useT();
  return ({ list, entry }) => named(t, profileLists[LISTS[list]].nameOf(entry, t));
}

function None({ of, step }: { of: 'question' | 'result'; step: Work['list'] }) {
  const t = useT();
  return (
    <Stack gap={12}>
      <Text>{t(`threeSentences.${of}.none`)}</Text>
      <Inline gap={12}>
        <LinkButton href={profileStep(step)} icon="plus">
          {t(`threeSentences.${of}.noneAction`)}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

function There({ text, of }: { text: string; of: Work }) {
  const t = useT();
  const nameOf = useNameOf();
  return (
    <Stack gap={8}>
      <Text>
        <Auto>{text}</Auto>
      </Text>
      <Text size="small" tone="muted">
        {t('threeSentences.result.from', { name: nameOf(of) })}
      </Text>
      <Text size="small">
        <Link href={profileStep(of.list)}>{t('threeSentences.change')}</Link>
      </Text>
    </Stack>
  );
}

function PlanThere({ plan }: { plan: StartForm }) {
  const t = useT();
  const locale = useLocale();
  const season = decisions.plan_season.read?.(plan.plan_season, t) ?? '';
  const year = plan.plan_year === null ? '' : formatPlain(locale, plan.plan_year);
  const said = [
    [season, year].filter(Boolean).join(' '),
    decisions.plan_degree.read?.(plan.plan_degree, t),
    decisions.plan_funding.read?.(plan.plan_funding, t),
  ].filter(Boolean);
  return (
    <Stack gap={8}>
      <Text>{said.join(' · ')}</Text>
      <Text size="small">
        <Link href={paths.profile}>{t('threeSentences.change')}</Link>
      </Text>
    </Stack>
  );
}

function End({ state: { question, result, plan } }: { state: Ready }) {
  const t = useT();
  const isWhole = [question, result, plan].every(({ status }) => status === 'there');
  return (
    <Stack gap={16}>
      {isWhole ? (
        <InlineMessage tone="success" role="status" title={t('threeSentences.end.whole')}>
          {t('threeSentences.end.wholeBody')}
        </InlineMessage>
      ) : (
        <Text size="small" tone="muted">
          {t('threeSentences.end.open')}
        </Text>
      )}
      <Inline gap={12}>
        <LinkButton href={paths.dashboard}>{t('threeSentences.end.dashboard')}</LinkButton>
        <LinkButton href={paths.createBot} tone={isWhole ? 'primary' : 'secondary'} iconEnd="arrowForward">
          {t('threeSentences.end.bot')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
