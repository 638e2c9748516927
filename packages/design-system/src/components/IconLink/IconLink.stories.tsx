import preview from '#.storybook/preview';
import { IconLink } from './IconLink';
import { Inline } from '../../layout/Inline';
import { focused } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-iconlink',
  title: 'Design system/Actions/IconLink',
  component: IconLink,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual((localize) => <IconLink href="/bots/1/edit" icon="pencil" label={localize('Edit', 'ویرایش')} />),
);

export const Playground = meta.story(
  playground(IconLink, {}, (localize) => ({
    href: '/bots/1/edit',
    icon: 'pencil' as const,
    label: localize('Edit', 'ویرایش'),
  })),
);

export const TonesAndSizes = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <IconLink href="/bots/1/edit" icon="pencil" label={localize('Edit', 'ویرایش')} />
      <IconLink href="/bots/1" icon="eye" tone="outlined" label={localize('Look at it', 'دیدن')} />
      <IconLink
        href="/bots/1"
        icon="eye"
        tone="outlined"
        size="small"
        label={localize('Look at it again', 'دیدن دوباره')}
      />
    </Inline>
  )),
  tags: ['phone'],
});

export const Focused = meta.story({
  ...bilingual((localize) => <IconLink href="/bots/1/edit" icon="pencil" label={localize('Edit', 'ویرایش')} />),
  ...focused(),
});
