import preview from '#.storybook/preview';
import { Box } from './Box';
import { Page } from './Page';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({
  id: 'design-system-page',
  title: 'Design system/Layout/Page',
  component: Page,
  tags: ['autodocs', 'phone'],
});

const column = (localize: Localize) => (
  <Box padding={24} surface="raised" border radius="card">
    <Text>{localize('The column of a page', 'ستون یک صفحه')}</Text>
  </Box>
);

export const Default = meta.story(bilingual((localize) => <Page>{column(localize)}</Page>, { bare: true }));

export const Playground = meta.story(
  playground(Page, {}, (localize) => ({ children: column(localize) }), { bare: true }),
);

export const Narrow = meta.story({
  ...bilingual((localize) => <Page width="narrow">{column(localize)}</Page>, { bare: true }),
  name: 'Narrow, for forms and prose',
});
