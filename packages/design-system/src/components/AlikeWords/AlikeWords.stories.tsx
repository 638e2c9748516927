import preview from '#.storybook/preview';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Letter } from '../../text/Letter';
import { AlikeWords } from './AlikeWords';

const meta = preview.meta({
  id: 'design-system-alikewords',
  title: 'Design system/Text/AlikeWords',
  component: AlikeWords,
  tags: ['autodocs', 'phone'],
});

const said = (localize: Localize, number: 1 | 2) => ({
  marker: String(number),
  before: localize(`Same words, ${number}:`, `واژه‌های یکسان، ${number === 1 ? '۱' : '۲'}:`),
  after: localize(`end of the same words, ${number}.`, `پایان واژه‌های یکسان، ${number === 1 ? '۱' : '۲'}.`),
});

export const Default = meta.story({
  ...bilingual((localize) => (
    <Letter>
      <p>
        Your 2025 paper is on short spans.{' '}
        <AlikeWords {...said(localize, 1)}>
          Before adding sensors to the car I would ask how much of that shift the bearings alone can produce: they
          stiffen in frost long before concrete does.
        </AlikeWords>
      </p>
      <p>
        <AlikeWords {...said(localize, 2)}>The question comes from my thesis.</AlikeWords>
      </p>
    </Letter>
  )),
  tags: ['forced'],
});

export const Playground = meta.story(
  playground(AlikeWords, { marker: 'text', before: 'text', after: 'text', children: 'text' }, (localize) => ({
    ...said(localize, 1),
    children: localize('The question comes from my thesis.', 'این پرسش برآمده از پایان‌نامه‌ام است.'),
  })),
);
