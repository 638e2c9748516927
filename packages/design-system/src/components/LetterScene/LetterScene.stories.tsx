import preview from '#.storybook/preview';
import { LetterScene } from './LetterScene';
import { Claim } from '../Claim/Claim';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { Box } from '../../layout/Box';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Ltr } from '../../text/Ltr';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-letterscene',
  title: 'Design system/Letter/LetterScene',
  component: LetterScene,
  tags: ['autodocs', 'phone'],
  // Score and notes reach out of the letter.
  decorators: [
    (Story) => (
      <Box padding={40}>
        <Story />
      </Box>
    ),
  ],
});

const scene = (localize: Localize) => ({
  to: { label: localize('To', 'گیرنده'), value: <Ltr>ingrid.solheim@nordmark.example</Ltr> },
  subject: {
    label: localize('Subject', 'موضوع'),
    value: 'PhD 2027: sensor placement when temperature hides the damage',
  },
  children: (
    <>
      <p>Dear Professor Solheim,</p>
      <p>
        Your paper closes by saying that{' '}
        <Claim marker="1" active>
          temperature was held constant
        </Claim>
        . In my thesis I <Claim marker="2">separated the two effects</Claim>.
      </p>
    </>
  ),
  score: (
    <Inline gap={12} wrap={false}>
      <ScoreRing score={92} label="92" />
      <Text weight="semibold">{localize('Strong match', 'تطابق قوی')}</Text>
    </Inline>
  ),
  notesLabel: localize('Sources', 'منابع'),
  notes: [
    {
      marker: localize('1', '۱'),
      icon: 'fileText' as const,
      kindLabel: localize('Professor’s paper', 'مقالهٔ استاد'),
      source: <Ltr>“All cases assume a uniform deck temperature.”</Ltr>,
    },
    {
      marker: localize('2', '۲'),
      icon: 'graduation' as const,
      kindLabel: localize('Your own record', 'سوابق خود شما'),
      source: localize('Master’s thesis', 'پایان‌نامهٔ ارشد'),
    },
  ],
});

export const Default = meta.story(bilingual((localize) => <LetterScene {...scene(localize)} />));

export const Playground = meta.story(playground(LetterScene, { notesLabel: 'text' }, scene));
