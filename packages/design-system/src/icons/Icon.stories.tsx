import preview from '#.storybook/preview';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { bilingual } from '../testing/words';
import { Icon } from './Icon';
import { icons } from './icons';
import type { IconName } from './icons';
import { Logo } from './Logo';
import { StarOrnament } from './StarOrnament';

const meta = preview.meta({ title: 'Design system/Icon' });

const names = Object.keys(icons) as IconName[];

export const EveryGlyph = meta.story(
  bilingual(() => (
    <Inline gap={16}>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Inline>
  )),
);

export const MarkAndOrnament = meta.story(
  bilingual((say) => (
    <Stack gap={24} align="start">
      <Inline gap={16}>
        <Logo size={16} label={say('Peyk', 'پیک')} />
        <Logo size={32} />
        <Logo size={96} />
      </Inline>
      <StarOrnament />
      <Icon name="info" size={24} label={say('Information', 'اطلاعات')} />
    </Stack>
  )),
);
