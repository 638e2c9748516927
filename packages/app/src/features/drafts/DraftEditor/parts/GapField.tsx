import type { DraftGap, Evidence } from '@peyk/api-types';
import { Button, Checkbox, Inline, LetterGap, Stack, Text, TextArea } from '@peyk/design-system';
import { useState } from 'react';
import { isLatin } from '../../../../forms/latin';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { GapAnswer } from '../DraftEditor.states';
import { canKeep } from '../keepAnswer';
import { type Marked, placeId } from '../marks';
import { Foreign } from './Foreign';

/** How long the sentence may be, and one of that length for each question; the product writes in English, whatever the page is in. */
const range = { from: 10, to: 40 };
const examples: Record<DraftGap['asks'], string> = {
  theirs:
    'Your 2024 paper shows that two winters are enough to tell a frozen bearing from a loose one, which is where I would begin.',
  result:
    'A Gaussian-process kernel on deck temperature cut the false alarms of a control chart from 18% to 4% with eight sensors.',
  meeting:
    'Your clamped bearings showed in the daily temperature cycle and mine under a test load, so I do not know yet whether two sensors do as well with temperature alone.',
  question:
    'What I would like to know is how damage can be told from temperature when only a handful of sensors are left working.',
};

/** What somebody without a result says instead; the server knows it in Persian. */
const noResult = 'I have no result of my own yet.';

function wrongWith(t: ReturnType<typeof useT>, text: string): string | undefined {
  if (text.trim() === '') return t('drafts.gap.empty');
  if (/[[\]]/u.test(text)) return t('drafts.gap.bracket');
  return isLatin(text) ? undefined : t('common.latin');
}

interface GapFieldProps {
  mark: Marked;
  gap: DraftGap;
  answer: GapAnswer | undefined;
  evidence: readonly Evidence[];
  onChange: (part: Partial<GapAnswer>) => void;
  onFill: () => void;
}

/** A gap of the letter with the field that fills it, and what is known beside it (LTR-02). */
export function GapField({ mark, gap, answer, evidence, onChange, onFill }: GapFieldProps) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const { text = '', keep = false, saving = false, problem = null } = answer ?? {};
  const wrong = wrongWith(t, text);
  const entry = evidence.find((each) => each.section === gap.section && each.entry === gap.entry);
  return (
    <LetterGap id={placeId(mark)} describedBy={mark.id} label={t('drafts.gap.label')}>
      <Stack gap={16}>
        <TextArea
          label={t(`drafts.gap.asks.${gap.asks}`)}
          help={t(gap.asks === 'meeting' ? 'drafts.gap.meetingHelp' : 'drafts.gap.help')}
          value={text}
          onChange={(value) => onChange({ text: value })}
          error={asked ? wrong : undefined}
          disabled={saving}
          lang="en"
          rows={3}
          autoGrow
          maxLength={600}
          wordRange={range}
        />
        {gap.near.length ? (
          <Stack gap={4}>
            <Text size="caption" tone="muted">
              {t('drafts.gap.near')}
            </Text>
            <Stack gap={4} as="ul">
              {gap.near.map((known, index) => (
                // Two facts may read the same, so the index is the key.
                <li key={index}>
                  <Text size="small">
                    <Foreign>{known}</Foreign>
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        ) : null}
        <Stack gap={4}>
          <Text size="caption" tone="muted">
            {t('drafts.gap.example')}
          </Text>
          <Text size="small" tone="muted">
            <Foreign>{examples[gap.asks]}</Foreign>
          </Text>
        </Stack>
        {canKeep(gap) ? (
          <Checkbox
            label={entry ? t('drafts.gap.keep', { entry: named(t, entry.title) }) : t('drafts.gap.keepEntry')}
            checked={keep}
            onChange={(ticked) => onChange({ keep: ticked })}
            disabled={saving}
          />
        ) : null}
        {problem ? (
          <Stack gap={8}>
            <ProblemMessage problem={problem} title={t('drafts.gap.failed')} />
            <Text size="small" tone="muted">
              {t('drafts.saveFailedSafe')}
            </Text>
          </Stack>
        ) : null}
        <Inline gap={8}>
          <Button
            tone="primary"
            busy={saving}
            onPress={() => {
              setAsked(true);
              if (wrong === undefined) onFill();
            }}
          >
            {t('drafts.gap.put')}
          </Button>
          {gap.asks === 'result' && text.trim() === '' ? (
            <Button tone="quiet" onPress={() => onChange({ text: noResult, keep: false })}>
              {t('drafts.gap.noResult')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </LetterGap>
  );
}
