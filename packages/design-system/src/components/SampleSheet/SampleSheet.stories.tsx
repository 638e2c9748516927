import preview from '#.storybook/preview';
import { SampleSheet } from './SampleSheet';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';
import { SampleMark } from '../SampleMark/SampleMark';

const meta = preview.meta({
  id: 'design-system-samplesheet',
  title: 'Design system/Layout/SampleSheet',
  component: SampleSheet,
  tags: ['autodocs', 'phone'],
});

const names = (localize: Localize) => [
  localize('Outreach Marathon', 'ماراتن نامه‌نگاری'),
  localize('Inbox Collector', 'گردآورندهٔ پاسخ'),
  localize('Explorer’s Badge', 'نشان کاوشگر'),
  localize('Streak Freeze Token', 'نشان نگهداشت زنجیره'),
];
const cells = (localize: Localize, count: number) =>
  names(localize)
    .slice(0, count)
    .map((name) => (
      <Text key={name} weight="semibold">
        {name}
      </Text>
    ));

export const Default = meta.story(
  bilingual((localize) => (
    <Stack gap={16}>
      <Inline gap={12}>
        <Heading level={2}>{localize('Weekly Challenges', 'چالش‌های هفتگی')}</Heading>
        <SampleMark label={localize('Sample', 'نمونه')} />
      </Inline>
      <SampleSheet label={localize('Weekly Challenges', 'چالش‌های هفتگی')} columns={3} cells={cells(localize, 3)} />
    </Stack>
  )),
);

export const Playground = meta.story(
  playground(SampleSheet, { label: 'text' }, (localize) => ({
    label: localize('Examples', 'نمونه‌ها'),
    columns: 2 as const,
    cells: cells(localize, 4),
  })),
);

export const Columns = meta.story({
  ...bilingual((localize) => (
    <Stack gap={24}>
      {([1, 2, 3, 4] as const).map((columns) => (
        <SampleSheet
          key={columns}
          label={localize('Examples', 'نمونه‌ها')}
          columns={columns}
          cells={cells(localize, columns)}
        />
      ))}
    </Stack>
  )),
  name: 'One to four columns; below each other on a phone',
  tags: ['tablet', 'forced'],
});

export const OddInTwo = meta.story({
  ...bilingual((localize) => (
    <SampleSheet label={localize('Examples', 'نمونه‌ها')} columns={2} cells={cells(localize, 3)} />
  )),
  name: 'The last of three spans a sheet of two columns',
});

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <SampleSheet
      label={localize('Examples', 'نمونه‌ها')}
      columns={4}
      cells={[
        <Text key="long">
          {localize(
            'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            'پایش‌سازه‌های‌بلند‌با‌حسگرهای‌فیبر‌نوری‌در‌اقلیم‌سرد‌و‌مرطوب‌شمال‌اروپا‌و‌سواحل‌دریای‌شمال',
          )}
        </Text>,
        ...cells(localize, 3),
      ]}
    />
  )),
  name: 'A long word breaks inside its cell',
});

export const Dense = meta.story({
  ...bilingual((localize) => (
    <SampleSheet label={localize('Examples', 'نمونه‌ها')} columns={4} dense cells={cells(localize, 4)} />
  )),
  name: 'Cells of one line take less room on a phone',
});
