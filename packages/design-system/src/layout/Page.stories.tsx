import preview from '#.storybook/preview';
import { Box } from './Box';
import { Page } from './Page';
import { bilingual, playground } from '../testing/words';
import type { Say } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({ title: 'Design system/Page', component: Page, tags: ['autodocs', 'phone'] });

const column = (say: Say) => (
  <Box padding={24} surface="raised" border radius="card">
    <Text>{say('The column of a page', 'ستون یک صفحه')}</Text>
  </Box>
);

export const Default = meta.story(bilingual((say) => <Page>{column(say)}</Page>, { bare: true }));

export const Playground = meta.story(
  playground(Page, { width: ['page', 'narrow'] }, (say) => ({ children: column(say) }), { bare: true }),
);

export const Narrow = meta.story({
  ...bilingual((say) => <Page width="narrow">{column(say)}</Page>, { bare: true }),
  name: 'Narrow, for forms and prose',
});
