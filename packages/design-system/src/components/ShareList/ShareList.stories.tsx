import preview from '#.storybook/preview';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { ShareList, type ShareListProps } from './ShareList';

const meta = preview.meta({
  id: 'design-system-sharelist',
  title: 'Design system/Data/ShareList',
  component: ShareList,
  tags: ['autodocs', 'phone'],
});

const score = (localize: Localize): ShareListProps => ({
  items: [
    { term: localize('Question', 'پرسش'), value: localize('28 of 35', '۲۸ از ۳۵'), reached: 28, most: 35 },
    { term: localize('Area', 'حوزه'), value: localize('25 of 30', '۲۵ از ۳۰'), reached: 25, most: 30 },
    { term: localize('Methods', 'روش‌ها'), value: localize('7 of 15', '۷ از ۱۵'), reached: 7, most: 15 },
    { term: localize('Recent work', 'کارهای اخیر'), value: localize('0 of 15', '۰ از ۱۵'), reached: 0, most: 15 },
    { term: localize('Active', 'شاغل'), value: localize('5 of 5', '۵ از ۵'), reached: 5, most: 5 },
  ],
  sum: { term: localize('Score', 'امتیاز'), value: localize('65 of 100', '۶۵ از ۱۰۰') },
});

export const Default = meta.story({
  ...bilingual((localize) => <ShareList {...score(localize)} />),
  tags: ['forced'],
});

export const Playground = meta.story(playground(ShareList, {}, score));

export const NotCounted = meta.story(
  bilingual((localize) => {
    const { items, sum } = score(localize);
    const none = {
      term: localize('Methods', 'روش‌ها'),
      value: localize('Not counted', 'به حساب نیامده'),
      reached: 0,
      most: 0,
    };
    return <ShareList items={[...items.slice(0, 2), none]} sum={sum} />;
  }),
);

export const LongTerms = meta.story(
  bilingual((localize) => (
    <ShareList
      items={[
        {
          term: localize(
            'How much of what was asked and found is taken up in the work of the last three years',
            'اینکه کارهای سه سال اخیر چه اندازه به آنچه پرسیده و یافته شده است می‌پردازد',
          ),
          value: localize('28 of 35', '۲۸ از ۳۵'),
          reached: 28,
          most: 35,
        },
      ]}
      sum={{ term: localize('Score', 'امتیاز'), value: localize('28 of 35', '۲۸ از ۳۵') }}
    />
  )),
);
