import preview from '#.storybook/preview';
import { TextArea } from './TextArea';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-textarea',
  title: 'Design system/Forms/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const LETTER =
  'Dear Professor Solheim,\n\nYour 2025 paper closes by saying that temperature was held constant. I measured two winters of it on a bridge in Tabriz, and I would like to bring those numbers to your model.';

export const Default = meta.story(
  bilingual((localize) => (
    <TextArea
      label={localize('Your research statement', 'شرح علایق پژوهشی شما')}
      help={localize('Professors read it first.', 'استادان نخست آن را می‌خوانند.')}
      defaultValue={localize(
        'I study bridges that tell when they tire.',
        'دربارهٔ پل‌هایی پژوهش می‌کنم که خستگی خود را خبر می‌دهند.',
      )}
    />
  )),
);

export const Playground = meta.story(
  playground(
    TextArea,
    {
      label: 'text',
      help: 'text',
      error: 'text',
      placeholder: 'text',
      rows: 'number',
      autoGrow: 'boolean',
      required: 'boolean',
      disabled: 'boolean',
      showCount: 'boolean',
    },
    (localize) => ({ label: localize('Message', 'متن پیام'), maxLength: 2000 }),
  ),
);

export const Empty = meta.story({
  ...bilingual((localize) => (
    <TextArea
      required
      label={localize('Message', 'متن پیام')}
      placeholder={localize('What brings you to this professor', 'چه چیزی شما را به این استاد رسانده است')}
    />
  )),
  name: 'An empty area starts from the side of its page',
});

export const EnglishInAPersianPage = meta.story({
  ...bilingual((localize) => (
    <TextArea lang="en" autoGrow rows={3} label={localize('Message', 'متن پیام')} defaultValue={LETTER} />
  )),
  name: 'An English letter keeps its own side and lines, and the field grows with it',
  tags: ['phone'],
});

export const AutoGrowEmpty = meta.story({
  ...bilingual((localize) => <TextArea autoGrow rows={3} label={localize('Message', 'متن پیام')} />),
  name: 'A growing area keeps its rows while it is empty',
});

export const WithAnError = meta.story(
  bilingual((localize) => (
    <TextArea
      required
      label={localize('Message', 'متن پیام')}
      error={localize('Write at least one sentence.', 'دست‌کم یک جمله بنویسید.')}
    />
  )),
);

export const WithACount = meta.story(
  bilingual((localize) => (
    <Held initial={localize('I study bridges that tell when they tire.', 'دربارهٔ خستگی پل‌ها پژوهش می‌کنم.')}>
      {(value, set) => (
        <TextArea
          label={localize('Your research statement', 'شرح علایق پژوهشی شما')}
          value={value}
          onChange={set}
          maxLength={2000}
          showCount
          help={localize('Professors read it first.', 'استادان نخست آن را می‌خوانند.')}
        />
      )}
    </Held>
  )),
);

export const WithAnErrorAndACount = meta.story({
  ...bilingual((localize) => (
    <TextArea
      label={localize('Message', 'متن پیام')}
      value=""
      onChange={nothing}
      maxLength={2000}
      showCount
      error={localize('Write at least one sentence.', 'دست‌کم یک جمله بنویسید.')}
    />
  )),
  tags: ['phone'],
});

export const LimitReached = meta.story({
  ...bilingual((localize) => (
    <TextArea
      rows={2}
      label={localize('One sentence about you', 'یک جمله دربارهٔ شما')}
      defaultValue={localize('I study bridges that tell when they tire', 'دربارهٔ پل‌هایی پژوهش می‌کنم که خسته‌اند')}
      maxLength={40}
      showCount
    />
  )),
  name: 'At the limit the count says so',
});

export const TooLong = meta.story({
  ...bilingual((localize) => (
    <TextArea
      rows={2}
      label={localize('One sentence about you', 'یک جمله دربارهٔ شما')}
      defaultValue={localize(
        'I study bridges that tell when they tire, and the people who cross them',
        'دربارهٔ پل‌هایی پژوهش می‌کنم که خسته‌اند و مردمی که از آن‌ها می‌گذرند',
      )}
      maxLength={40}
    />
  )),
  name: 'A text that is too long stays, and says by how much',
});

export const Focused = meta.story({
  ...bilingual((localize) => <TextArea rows={2} label={localize('Message', 'متن پیام')} />),
  ...focused(),
  tags: ['forced'],
});

export const Disabled = meta.story(
  bilingual((localize) => (
    <TextArea
      disabled
      label={localize('Message', 'متن پیام')}
      value={localize('It was sent on 24 November.', 'سوم آذر ارسال شده است.')}
    />
  )),
);

export const Hovered = meta.story({
  ...bilingual((localize) => <TextArea rows={2} label={localize('Message', 'متن پیام')} />),
  ...hovered('textbox'),
});

const QUESTION = 'How can damage be told from temperature when a bridge has few sensors and ten winters of records?';
const guided = (text: string, persian: string) =>
  bilingual((localize) => (
    <TextArea
      label={localize('Your question', 'پرسش شما')}
      help={localize('In one or two sentences of your own.', 'در یک یا دو جمله از خودتان.')}
      wordRange={{ from: 15, to: 50 }}
      rows={2}
      defaultValue={localize(text, persian)}
    />
  ));

export const WordsWanted = meta.story(guided('', ''));
export const FewWords = meta.story(guided('Bridges and temperature', 'پل‌ها و دما'));
export const AGoodLength = meta.story(
  guided(QUESTION, 'وقتی یک پل تنها چند حسگر و دادهٔ ده زمستان دارد، چگونه می‌توان آسیب را از اثر تغییر دما بازشناخت؟'),
);
