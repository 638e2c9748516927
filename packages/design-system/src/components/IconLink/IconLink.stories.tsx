import preview from '#.storybook/preview';
import { IconLink } from './IconLink';
import { Inline } from '../../layout/Inline';
import { focused } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/IconLink', component: IconLink, tags: ['autodocs'] });

export const Default = meta.story(
  bilingual((say) => <IconLink href="/bots/1/edit" icon="pencil" label={say('Edit', 'ویرایش')} />),
);

export const Playground = meta.story(
  playground(IconLink, { tone: ['plain', 'outlined'], size: ['small', 'medium'] }, (say) => ({
    href: '/bots/1/edit',
    icon: 'pencil' as const,
    label: say('Edit', 'ویرایش'),
  })),
);

export const TonesAndSizes = meta.story({
  ...bilingual((say) => (
    <Inline gap={8}>
      <IconLink href="/bots/1/edit" icon="pencil" label={say('Edit', 'ویرایش')} />
      <IconLink href="/bots/1" icon="eye" tone="outlined" label={say('Look at it', 'دیدن')} />
      <IconLink href="/bots/1" icon="eye" tone="outlined" size="small" label={say('Look at it again', 'دیدن دوباره')} />
    </Inline>
  )),
  tags: ['phone'],
});

export const Focused = meta.story({
  ...bilingual((say) => <IconLink href="/bots/1/edit" icon="pencil" label={say('Edit', 'ویرایش')} />),
  ...focused(),
});
