import preview from '#.storybook/preview';
import { Button } from '../components/Button/Button';
import { Box } from './Box';
import { Divider } from './Divider';
import { Dock } from './Dock';
import { Grid } from './Grid';
import { Hide } from './Hide';
import { Inline } from './Inline';
import { Page } from './Page';
import { Stack } from './Stack';
import { bilingual } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({ title: 'Design system/Layout' });

export const StackInlineGrid = meta.story(
  bilingual(
    (say) => (
      <Page>
        <Stack gap={24}>
          <Inline gap={12} justify="between">
            <Text>{say('Start', 'آغاز')}</Text>
            <Text>{say('End', 'پایان')}</Text>
          </Inline>
          <Divider />
          <Grid columns={{ base: '1', tablet: '2', desktop: '3' }} gap={16}>
            <Box padding={16} surface="raised" border radius="card">
              <Text>{say('An area', 'یک ناحیه')}</Text>
            </Box>
            <Box padding={16} surface="sunken" border radius="card">
              <Text>{say('An area', 'یک ناحیه')}</Text>
            </Box>
            <Box padding={16} surface="selected" border radius="card">
              <Text>{say('An area', 'یک ناحیه')}</Text>
            </Box>
          </Grid>
          <Box padding={24} surface="field" radius="card">
            <Text tone="onField">{say('The one deep field', 'تنها میدان لاجورد')}</Text>
          </Box>
          <Hide below="tablet">
            <Text>{say('Not on a phone', 'نه روی تلفن')}</Text>
          </Hide>
        </Stack>
      </Page>
    ),
    { bare: true },
  ),
);

export const DockHoldsTheMainAction = meta.story(
  bilingual(
    (say) => (
      <Page width="narrow">
        <Dock>
          <Button>{say('Back', 'بازگشت')}</Button>
          <Button tone="primary" fullWidth iconEnd="arrowForward">
            {say('Next', 'بعدی')}
          </Button>
        </Dock>
      </Page>
    ),
    { bare: true },
  ),
);
