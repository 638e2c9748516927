import preview from '#.storybook/preview';
import { FooterBar } from './FooterBar';
import { Link } from '../Link/Link';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-footerbar',
  title: 'Design system/Layout/FooterBar',
  component: FooterBar,
  tags: ['autodocs', 'phone'],
});

const words = (localize: Localize) => ({
  start: localize(
    'Connecting students with world-class professors through AI-powered outreach',
    'پیوند دانشجویان با استادان برجستهٔ جهان، به کمک نامه‌نگاری مبتنی بر هوش مصنوعی',
  ),
  end: (
    <>
      <Link href="/privacy" tone="quiet">
        {localize('Privacy Policy', 'سیاست حریم خصوصی')}
      </Link>
      <Link href="/terms" tone="quiet">
        {localize('Terms of Service', 'شرایط استفاده')}
      </Link>
    </>
  ),
});

export const Default = meta.story(bilingual((localize) => <FooterBar {...words(localize)} />, { bare: true }));

export const Playground = meta.story(playground(FooterBar, { start: 'text' }, words, { bare: true }));

export const ManyLinks = meta.story({
  ...bilingual(
    (localize) => (
      <FooterBar
        start={words(localize).start}
        end={
          <>
            {words(localize).end}
            <Link href="/help" tone="quiet">
              {localize('Help', 'راهنما')}
            </Link>
            <Link href="/security" tone="quiet">
              {localize('How your data is kept', 'نگهداری داده‌های شما')}
            </Link>
            <Link href="/contact" tone="quiet">
              {localize('Write to us', 'تماس با ما')}
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
    (localize) => (
      <FooterBar
        {...words(localize)}
        brand={localize(
          'A considered way to contact the professors you want to work with.',
          'راهی سنجیده برای ایمیل فرستادن به استادانی که می‌خواهید با آنان کار کنید.',
        )}
        columns={[
          {
            title: localize('Product', 'محصول'),
            entries: [
              { label: localize('Dashboard', 'پیشخوان'), href: '/dashboard' },
              { label: localize('My Bots', 'بات‌های من'), href: '/bots' },
            ],
          },
          {
            title: localize('Resources', 'منابع'),
            entries: [
              { label: localize('Your profile', 'نمایهٔ شما'), href: '/profile' },
              { label: localize('Achievements', 'دستاوردها') },
            ],
          },
          {
            title: localize('Company', 'شرکت'),
            entries: [{ label: localize('Privacy Policy', 'سیاست حریم خصوصی'), href: '/privacy' }],
          },
        ]}
      />
    ),
    { bare: true },
  ),
  name: 'Columns above the line; what has no address is plain words',
});
