import preview from '#.storybook/preview';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Heading } from '../text/Heading';
import { Frame } from './Frame';
import { HalfPage } from './HalfPage';

const meta = preview.meta({
  id: 'design-system-halfpage',
  title: 'Design system/Layout/HalfPage',
  component: HalfPage,
  tags: ['autodocs', 'phone'],
});

const words = (localize: Localize) => ({
  title: localize('One professor at a time.', 'هر بار یک ایمیل سنجیده.'),
  caption: localize('Example email', 'نمونهٔ یک ایمیل'),
  letter: (
    <>
      <p>Dear Professor Solheim,</p>
      <p>Your 2025 paper on sparse sensor placement closes with a question that I would like to work on.</p>
    </>
  ),
  children: <Heading level={1}>{localize('Sign in', 'ورود')}</Heading>,
});

export const Default = meta.story(
  bilingual(
    (localize) => (
      <Frame mainId="main" skipLabel={localize('Skip to content', 'رفتن به محتوا')} header={null} footer={null}>
        <HalfPage {...words(localize)} />
      </Frame>
    ),
    { bare: true },
  ),
);

export const Playground = meta.story(playground(HalfPage, { title: 'text', caption: 'text' }, words, { bare: true }));
