import preview from '#.storybook/preview';
import { Card } from '../components/Card/Card';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import { Ltr } from './Ltr';
import { Text } from './Text';

const meta = preview.meta({
  id: 'design-system-ltr',
  title: 'Design system/Text/Ltr',
  component: Ltr,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story({
  ...bilingual((localize) => (
    <Text>
      {localize('Write to', 'بنویسید به')} <Ltr>ingrid.solheim@nordmark.example</Ltr>.
    </Text>
  )),
  name: 'Default: an email address, and the full stop after it stays at the end of the sentence',
});

export const Playground = meta.story(playground(Ltr, { children: 'text' }, () => ({ children: '+98 (21) 5555-0123' })));

export const PhoneNumber = meta.story({
  ...bilingual((localize) => (
    <Text>
      {localize('Call', 'تلفن:')} <Ltr>+98 (21) 5555-0123</Ltr> {localize('(office hours).', '(ساعت‌های کاری).')}
    </Text>
  )),
  name: 'A phone number keeps its plus and its brackets in place',
});

export const Doi = meta.story({
  ...bilingual((localize) => (
    <Text>
      {localize('See', 'نگاه کنید به')} <Ltr>doi:10.1016/j.ymssp.2024.111(03)-X</Ltr>
      {localize(', section 3.', '، بخش ۳.')}
    </Text>
  )),
  name: 'A DOI with brackets, and a comma after it',
});

export const CodeAndVersions = meta.story(
  bilingual((localize) => (
    <Text>
      {localize('The model', 'مدل')} <Ltr>peyk-match@2.1.0-rc.1</Ltr>{' '}
      {localize('gave this score.', 'این امتیاز را داد.')}
    </Text>
  )),
);

export const LongAddresses = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      <Card padding="small">
        <Text>
          {localize('From', 'از')} <Ltr>nasrin.ahmadi.structural.monitoring@alumni.university.example</Ltr>
        </Text>
      </Card>
      <Card padding="small">
        <Text>
          <Ltr>
            https://nordmark.example/departments/structural-engineering/people/ingrid-solheim/publications?year=2024
          </Ltr>
        </Text>
      </Card>
    </Stack>
  )),
  name: 'An address breaks before its @, a long one wherever it must, and none leaves its card',
});

export const OnALineOfItsOwn = meta.story(
  bilingual(() => (
    <Text as="div">
      <Ltr as="p">orcid.org/0000-0002-1825-0097</Ltr>
    </Text>
  )),
);
