import preview from '#.storybook/preview';
import { Link } from './Link';
import { Inline } from '../../layout/Inline';
import { bilingual } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Link' });

export const InText = meta.story(
  bilingual((say) => (
    <Text>
      {say('Read the', 'پیش از ورود،')} <Link href="/terms">{say('terms of use', 'شرایط استفاده')}</Link>{' '}
      {say('before you sign up.', 'را بخوانید.')}
    </Text>
  )),
);

export const Tones = meta.story(
  bilingual((say) => (
    <Inline gap={16}>
      <Link href="/a">{say('Action', 'عمل')}</Link>
      <Link href="/b" tone="quiet">
        {say('Quiet', 'آرام')}
      </Link>
      <Link href="/c" tone="plain" weight="semibold">
        {say('Plain', 'ساده')}
      </Link>
      <Link href="https://example.org/paper" external>
        {say('Open the paper', 'باز کردن مقاله')}
      </Link>
    </Inline>
  )),
);
