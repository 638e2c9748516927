import preview from '#.storybook/preview';
import { Badge } from './Badge';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import { Ltr } from '../../text/Ltr';

const meta = preview.meta({
  id: 'design-system-badge',
  title: 'Design system/Data/Badge',
  component: Badge,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual((localize) => <Badge tone="neutral">{localize('Top 200', '۲۰۰ دانشگاه برتر')}</Badge>),
);

export const Playground = meta.story(
  playground(Badge, { children: 'text' }, (localize) => ({
    tone: 'success' as const,
    icon: 'check' as const,
    children: localize('Ready', 'آماده'),
  })),
);

export const Tones = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <Badge tone="neutral">{localize('8 papers', '۸ مقاله')}</Badge>
      <Badge tone="danger">{localize('18 papers, few', '۱۸ مقاله، کم')}</Badge>
      <Badge tone="reward">{localize('41 papers, good', '۴۱ مقاله، خوب')}</Badge>
      <Badge tone="success">{localize('152 papers, many', '۱۵۲ مقاله، زیاد')}</Badge>
      <Badge tone="action">{localize('Planned', 'برنامه‌ریزی‌شده')}</Badge>
    </Inline>
  )),
  name: 'Each tone stands beside words that say the same',
});

export const LatinLetterInside = meta.story({
  ...bilingual((localize) => (
    <Badge tone="neutral">
      {localize('', 'شاخص ')}
      <Ltr>h</Ltr>
      {localize('-index 41', ' ۴۱')}
    </Badge>
  )),
  name: 'A Latin letter stands apart, so that the number after it keeps its place',
});

export const WithAGlyph = meta.story(
  bilingual((localize) => (
    <Inline gap={8}>
      <Badge tone="neutral" icon="info">
        {localize('Top 200', '۲۰۰ دانشگاه برتر')}
      </Badge>
      <Badge tone="action" icon="clock">
        {localize('Planned', 'برنامه‌ریزی‌شده')}
      </Badge>
      <Badge tone="reward" icon="trophy">
        {localize('Good match', 'تطابق خوب')}
      </Badge>
      <Badge tone="success" icon="check">
        {localize('Ready', 'آماده')}
      </Badge>
      <Badge tone="danger" icon="alert">
        {localize('Low', 'کم')}
      </Badge>
    </Inline>
  )),
);

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <Badge tone="neutral" icon="building">
      {localize(
        'Nordmark University of Technology, Department of Structural and Environmental Engineering',
        'دانشگاه صنعتی نوردمارک، دانشکدهٔ مهندسی سازه و محیط زیست، گروه پایش پل‌ها و سازه‌های بلند',
      )}
    </Badge>
  )),
  name: 'Long words break inside the badge',
  tags: ['phone'],
});
