import preview from '#.storybook/preview';
import { Stack } from '../layout/Stack';
import { bilingual } from '../testing/words';
import { Heading } from './Heading';

const meta = preview.meta({ title: 'Design system/Heading' });

export const Looks = meta.story(
  bilingual((say) => (
    <Stack gap={16}>
      <Heading level={1} look="display">
        {say('Write one honest letter', 'یک نامهٔ صادقانه بنویسید')}
      </Heading>
      <Heading level={2} look="title1">
        {say('Write one honest letter', 'یک نامهٔ صادقانه بنویسید')}
      </Heading>
      <Heading level={3} look="title2">
        {say('A section says what it holds', 'هر بخش می‌گوید چه در خود دارد')}
      </Heading>
      <Heading level={4}>{say('The name of a thing', 'نام یک چیز')}</Heading>
    </Stack>
  )),
);
