import preview from '#.storybook/preview';
import { MarginNotes } from './MarginNotes';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/MarginNotes' });

export const Two = meta.story(
  bilingual((say) => (
    <MarginNotes
      label={say('Sources', 'منابع')}
      items={[
        {
          marker: '1',
          icon: 'fileText',
          active: true,
          kindLabel: say('Professor’s paper', 'مقالهٔ استاد'),
          title: 'Sparse sensor placement for cable-stayed bridges under uncertain loads',
          detail: 'J. Struct. Monit., 2025, section 6',
          href: 'https://example.org/paper',
          hrefLabel: say('Open', 'باز کردن'),
        },
        {
          marker: '2',
          icon: 'graduation',
          kindLabel: say('Your profile, Degrees', 'نمایهٔ شما، مدارک تحصیلی'),
          title: 'Master’s thesis, 2025, chapter 5',
          href: '/profile',
          hrefLabel: say('Open', 'باز کردن'),
        },
      ]}
    />
  )),
);
