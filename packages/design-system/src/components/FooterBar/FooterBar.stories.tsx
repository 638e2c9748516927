import preview from '#.storybook/preview';
import { FooterBar } from './FooterBar';
import { Link } from '../Link/Link';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/FooterBar' });

export const Rest = meta.story(
  bilingual(
    (say) => (
      <FooterBar
        start={say(
          'Connecting students with world-class professors through AI-powered outreach',
          'پیوند دانشجویان با استادان برجستهٔ جهان، به کمک نامه‌نگاری با هوش مصنوعی',
        )}
        end={
          <>
            <Link href="/privacy" tone="quiet">
              {say('Privacy Policy', 'سیاست حریم خصوصی')}
            </Link>
            <Link href="/terms" tone="quiet">
              {say('Terms of Service', 'شرایط استفاده')}
            </Link>
          </>
        }
      />
    ),
    { bare: true },
  ),
);
