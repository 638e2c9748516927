import { Disclosure, Letter, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';

/** Sentences of an example email: the product writes in English, whatever the page is in. */
const EXAMPLES = {
  question: {
    without: 'I am interested in structural health monitoring and would like to work with you.',
    with: 'What I would like to know is how damage can be told from temperature when only a handful of sensors are left working after ten years. Your bridge data would let me begin.',
  },
  result: {
    without: 'My thesis is close to your work.',
    with: 'A Gaussian-process kernel on deck temperature cut the false alarms of a control chart from 18 % to 4 % with eight sensors over fourteen months.',
  },
};

/** What an email gains by a sentence of the person's own: the same paragraph without it and with it (LTR-01). */
export function Gain({ of }: { of: keyof typeof EXAMPLES }) {
  const t = useT();
  const example = EXAMPLES[of];
  return (
    <Disclosure title={t('profile.gain.title')}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {t('profile.gain.without')}
          </Text>
          <Letter>
            <p>{example.without}</p>
          </Letter>
        </Stack>
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {t('profile.gain.with')}
          </Text>
          <Letter>
            <p>{example.with}</p>
          </Letter>
        </Stack>
        <Text size="small" tone="muted">
          {t(`profile.gain.${of}`)}
        </Text>
      </Stack>
    </Disclosure>
  );
}
