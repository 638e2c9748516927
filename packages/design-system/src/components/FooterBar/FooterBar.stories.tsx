import preview from '#.storybook/preview';
import { FooterBar } from './FooterBar';
import { Link } from '../Link/Link';
import { bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/FooterBar', component: FooterBar, tags: ['autodocs', 'phone'] });

const words = (say: Say) => ({
  start: say(
    'Connecting students with world-class professors through AI-powered outreach',
    'پیوند دانشجویان با استادان برجستهٔ جهان، به کمک نامه‌نگاری با هوش مصنوعی',
  ),
  end: (
    <>
      <Link href="/privacy" tone="quiet">
        {say('Privacy Policy', 'سیاست حریم خصوصی')}
      </Link>
      <Link href="/terms" tone="quiet">
        {say('Terms of Service', 'شرایط استفاده')}
      </Link>
    </>
  ),
});

export const Default = meta.story(bilingual((say) => <FooterBar {...words(say)} />, { bare: true }));

export const Playground = meta.story(playground(FooterBar, { start: 'text' }, words, { bare: true }));

export const ManyLinks = meta.story({
  ...bilingual(
    (say) => (
      <FooterBar
        start={words(say).start}
        end={
          <>
            {words(say).end}
            <Link href="/help" tone="quiet">
              {say('Help', 'راهنما')}
            </Link>
            <Link href="/security" tone="quiet">
              {say('How your data is kept', 'نگهداری داده‌های شما')}
            </Link>
            <Link href="/contact" tone="quiet">
              {say('Write to us', 'نامه به ما')}
            </Link>
          </>
        }
      />
    ),
    { bare: true },
  ),
  name: 'Many links wrap under the sentence',
});

export const WithColumns = meta.story({
  ...bilingual(
    (say) => (
      <FooterBar
        {...words(say)}
        brand={say(
          'A calm way to write to the people you want to learn from.',
          'راهی آرام برای نوشتن به کسانی که می‌خواهید از ایشان بیاموزید.',
        )}
        columns={[
          {
            title: say('Product', 'محصول'),
            entries: [
              { label: say('Dashboard', 'پیشخوان'), href: '/dashboard' },
              { label: say('My Bots', 'بات‌های من'), href: '/bots' },
            ],
          },
          {
            title: say('Resources', 'منابع'),
            entries: [
              { label: say('Your profile', 'نمایهٔ شما'), href: '/profile' },
              { label: say('Achievements', 'دستاوردها') },
            ],
          },
          {
            title: say('Company', 'شرکت'),
            entries: [{ label: say('Privacy Policy', 'سیاست حریم خصوصی'), href: '/privacy' }],
          },
        ]}
      />
    ),
    { bare: true },
  ),
  name: 'Columns above the line; what has no address is plain words',
});
