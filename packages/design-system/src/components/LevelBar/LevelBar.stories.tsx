import preview from '#.storybook/preview';
import { LevelBar } from './LevelBar';
import { Box } from '../../layout/Box';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import { Heading } from '../../text/Heading';

const meta = preview.meta({
  id: 'design-system-levelbar',
  title: 'Design system/Progress/LevelBar',
  component: LevelBar,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story({
  ...bilingual(() => <LevelBar level={3} progress={{ earned: 350, needed: 1000 }} />),
  tags: ['forced'],
});

export const Playground = meta.story(
  playground(LevelBar, { level: 'number', detailed: 'boolean' }, () => ({
    level: 3,
    progress: { earned: 350, needed: 1000 },
    detailed: true,
  })),
);

export const Detailed = meta.story(
  bilingual(() => <LevelBar detailed level={3} progress={{ earned: 350, needed: 1000 }} />),
);

export const Zero = meta.story(bilingual(() => <LevelBar detailed level={1} progress={{ earned: 0, needed: 1000 }} />));

export const NearlyThere = meta.story({
  ...bilingual(() => <LevelBar detailed level={9} progress={{ earned: 999, needed: 1000 }} />),
  name: 'One point short is not yet a hundred percent',
});

export const HighestLevel = meta.story(bilingual(() => <LevelBar detailed level={50} progress="highest" />));

export const OnTheDeepField = meta.story(
  bilingual((localize) => (
    <Box surface="field" padding={32} radius="card">
      <Stack gap={32}>
        <Heading level={2} tone="onField">
          {localize('Welcome back, Nasrin', 'نسرین، خوش آمدید')}
        </Heading>
        <LevelBar level={3} progress={{ earned: 350, needed: 1000 }} />
      </Stack>
    </Box>
  )),
);
