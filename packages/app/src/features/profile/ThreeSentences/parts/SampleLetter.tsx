import { Card, Claim, Heading, Letter, MarginNotes, SegmentedControl, Stack, Text } from '@peyk/design-system';
import { useId } from 'react';
import { SENTENCES } from '../../../../entities/sentences/threeSentences';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { Sample } from '../ThreeSentences.states';

const ICONS = { question: 'help', result: 'target', plan: 'calendar' } as const;

interface SampleLetterProps {
  sample: Sample;
  onSample: (sample: Sample) => void;
}

/** The same short email without and with the three sentences (LTR-01). It is in English, whatever the page is in. */
export function SampleLetter({ sample, onSample }: SampleLetterProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  return (
    <Card as="aside" labelledBy={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} look="title3" id={id}>
            {t('threeSentences.letter.title')}
          </Heading>
          <Text tone="muted">{t('threeSentences.letter.lead')}</Text>
        </Stack>
        <SegmentedControl
          label={t('threeSentences.letter.view')}
          labelHidden
          value={sample}
          onChange={(value) => onSample(value === 'with' ? 'with' : 'without')}
          options={[
            { value: 'without', label: t('threeSentences.letter.without') },
            { value: 'with', label: t('threeSentences.letter.with') },
          ]}
        />
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {t('threeSentences.letter.subject')}
          </Text>
          <Letter>
            <p>
              <strong>
                {sample === 'with'
                  ? 'How long does a plain keep sinking after pumping?'
                  : 'PhD position in hydrogeology'}
              </strong>
            </p>
          </Letter>
        </Stack>
        <Letter>
          <p>Dear Professor Quintavalle,</p>
          <p>
            I work with groundwater records in Yazd and hold an MSc in hydrogeology (Damavand University of Technology,
            2024).
          </p>
          <p>
            Your 2025 paper on the Orvenna plain measures six more years of sinking after the wells were shut, and
            leaves open how much of it came from clay that no borehole had reached.
          </p>
          {sample === 'with' ? <With id={id} /> : <Without />}
          <p>
            Yours sincerely,
            <br />
            Leila Farahani
          </p>
          <p>
            I found your work with the help of a matching tool, Peyk; the words are mine. If you reply “no”, I will not
            write again.
          </p>
        </Letter>
        {sample === 'with' ? (
          <MarginNotes
            label={t('threeSentences.letter.notes')}
            items={SENTENCES.map((sentence, at) => ({
              id: `${id}-${at + 1}`,
              marker: formatPlain(locale, at + 1),
              icon: ICONS[sentence],
              kindLabel: t(`threeSentences.names.${sentence}`),
              title: t(`threeSentences.letter.from.${sentence}`),
            }))}
          />
        ) : (
          <Text size="small">{t('threeSentences.letter.thin')}</Text>
        )}
      </Stack>
    </Card>
  );
}

function Without() {
  return (
    <>
      <p>I am interested in land subsidence, and my thesis is close to your work.</p>
      <p>Do you take doctoral students? I can send my CV.</p>
    </>
  );
}

function With({ id }: { id: string }) {
  const locale = useLocale();
  const mark = (number: 1 | 2 | 3, words: string) => (
    <Claim marker={formatPlain(locale, number)} describedBy={`${id}-${number}`}>
      {words}
    </Claim>
  );
  return (
    <>
      <p>
        My question begins there.{' '}
        {mark(
          1,
          'How long does a plain keep sinking after its wells are shut, when only the upper clay has been drilled?',
        )}
      </p>
      <p>
        I have half of an answer, from my thesis.{' '}
        {mark(
          2,
          'A clay model fitted to five years of satellite radar predicted the sinking at 31 wells within 9 mm, against 26 mm without the clay.',
        )}{' '}
        All of these wells were still pumping. Your levelling lines would show whether the model holds once they stop.
      </p>
      <p>
        {mark(3, 'Do you expect to have a paid PhD position from autumn 2027')}, or is there a colleague I should ask? I
        can send my CV and the thesis.
      </p>
    </>
  );
}
