import preview from '#.storybook/preview';
import { HeroBand } from './HeroBand';
import { Grid } from '../../layout/Grid';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-heroband',
  title: 'Design system/Layout/HeroBand',
  component: HeroBand,
  tags: ['autodocs', 'phone', 'forced'],
});

const words = (localize: Localize) => (
  <Grid columns={{ base: '1', desktop: '2' }} gap={48}>
    <Stack gap={24}>
      <Heading level={1} look="display">
        {localize('Write to professors whose research fits yours.', 'به استادی بنویسید که کارش به کار شما نزدیک است.')}
      </Heading>
      <Text size="lead">
        {localize('Nothing is sent without your approval.', 'بدون تأیید شما چیزی فرستاده نمی‌شود.')}
      </Text>
    </Stack>
  </Grid>
);

export const Default = meta.story(bilingual((localize) => <HeroBand>{words(localize)}</HeroBand>, { bare: true }));

export const Playground = meta.story(
  playground(HeroBand, {}, (localize) => ({ children: words(localize) }), { bare: true }),
);
