import preview from '#.storybook/preview';
import { Card } from './Card';
import { Stack } from '../../layout/Stack';
import { bilingual } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Card' });

export const Paddings = meta.story(
  bilingual((say) => (
    <Stack gap={16}>
      <Card padding="none">
        <Text>{say('A section says what it holds.', 'هر بخش می‌گوید چه در خود دارد.')}</Text>
      </Card>
      <Card padding="small">
        <Text>{say('A section says what it holds.', 'هر بخش می‌گوید چه در خود دارد.')}</Text>
      </Card>
      <Card padding="medium">
        <Text>{say('A section says what it holds.', 'هر بخش می‌گوید چه در خود دارد.')}</Text>
      </Card>
      <Card padding="large">
        <Text>{say('A section says what it holds.', 'هر بخش می‌گوید چه در خود دارد.')}</Text>
      </Card>
    </Stack>
  )),
);
