import preview from '#.storybook/preview';
import { AppBar } from '../components/AppBar/AppBar';
import { FooterBar } from '../components/FooterBar/FooterBar';
import { bilingual } from '../testing/words';
import { Text } from '../text/Text';
import { Frame } from './Frame';
import { Page } from './Page';

const meta = preview.meta({ title: 'Design system/Frame', component: Frame });

export const FooterStaysAtTheFootOfAShortPage = meta.story(
  bilingual((say) => (
    <Frame
      mainId="main"
      skipLabel={say('Skip to the content', 'رفتن به محتوای صفحه')}
      header={<AppBar start={<Text weight="semibold">{say('Peyk', 'پیک')}</Text>} />}
      footer={<FooterBar start={<Text size="small">{say('Footer', 'پاصفحه')}</Text>} end={null} />}
    >
      <Page>
        <Text>{say('A short page', 'صفحه‌ای کوتاه')}</Text>
      </Page>
    </Frame>
  )),
);
