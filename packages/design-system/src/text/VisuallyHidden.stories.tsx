import preview from '#.storybook/preview';
import { Icon } from '../icons/Icon';
import { Inline } from '../layout/Inline';
import { bilingual, playground } from '../testing/words';
import { Text } from './Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({
  id: 'design-system-visuallyhidden',
  title: 'Design system/Text/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
});

export const Default = meta.story({
  ...bilingual((localize) => (
    <Text>
      {localize('Ten drafts', '۱۰ پیش‌نویس')}
      <VisuallyHidden> {localize('wait for your review', 'در انتظار بازبینی شماست')}</VisuallyHidden>
    </Text>
  )),
  name: 'Default: the ear gets three more words than the eye',
});

export const Playground = meta.story(
  playground(VisuallyHidden, { children: 'text' }, (localize) => ({
    children: localize('Only heard', 'فقط شنیدنی'),
  })),
);

export const InPlaceOfAGlyph = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <Icon name="check" />
      <Text as="span">
        {localize('Gmail', 'جیمیل')}
        <VisuallyHidden>: {localize('connected', 'متصل است')}</VisuallyHidden>
      </Text>
    </Inline>
  )),
  name: 'It says what a glyph shows, and takes no room',
});
