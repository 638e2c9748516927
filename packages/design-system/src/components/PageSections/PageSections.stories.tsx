import preview from '#.storybook/preview';
import { Grid } from '../../layout/Grid';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';
import { PageSections } from './PageSections';
import type { PageSection } from './PageSections';

const meta = preview.meta({
  id: 'design-system-pagesections',
  title: 'Design system/Navigation/PageSections',
  component: PageSections,
  tags: ['autodocs'],
});

const sections = (localize: Localize): PageSection[] => [
  { id: 'sign-in', icon: 'key', label: localize('Sign-in details', 'اطلاعات ورود') },
  { id: 'sessions', icon: 'users', label: localize('Sessions', 'نشست‌ها') },
  { id: 'delete', icon: 'trash', label: localize('Delete my account', 'حذف حساب من') },
];
const label = (localize: Localize) => localize('Sections of this page', 'بخش‌های این صفحه');

const beside = (localize: Localize, own = sections(localize)) => (
  <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={32}>
    <PageSections label={label(localize)} sections={own} />
    <Text tone="muted">{localize('The sections stand here.', 'بخش‌ها اینجا می‌آیند.')}</Text>
  </Grid>
);

export const Default = meta.story(bilingual((localize) => beside(localize)));
export const Playground = meta.story(
  playground(PageSections, {}, (localize) => ({ label: label(localize), sections: sections(localize) })),
);
export const LongNames = meta.story(
  bilingual((localize) =>
    beside(localize, [
      ...sections(localize),
      {
        id: 'long',
        icon: 'download',
        label: localize(
          'Download everything that was ever written here',
          'دریافت هر آنچه تاکنون در اینجا نوشته شده است',
        ),
      },
    ]),
  ),
);
export const Focus = meta.story({ ...bilingual((localize) => beside(localize)), ...focused(), tags: ['forced'] });
export const Hover = meta.story({ ...bilingual((localize) => beside(localize)), ...hovered('link', 1) });
