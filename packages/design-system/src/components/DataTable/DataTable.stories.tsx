import preview from '#.storybook/preview';
import { Card } from '../Card/Card';
import { DataTable } from './DataTable';
import type { DataTableColumn, DataTableProps, DataTableRow } from './DataTable';
import { Hide } from '../../layout/Hide';
import { focused } from '../../testing/pointer';
import { Held, bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Text } from '../../text/Text';
import { extent } from '../../theme/lengths';

const meta = preview.meta({
  id: 'design-system-datatable',
  title: 'Design system/Data/DataTable',
  component: DataTable,
  tags: ['autodocs', 'phone'],
});

const columns = (localize: Localize): DataTableColumn[] => [
  { id: 'name', header: localize('University', 'دانشگاه') },
  { id: 'country', header: localize('Country', 'کشور'), hideBelow: 'tablet' },
  { id: 'world', header: localize('World', 'جهانی'), align: 'end', width: extent[96] },
];

const row = (id: string, textValue: string, name: string, country: string, world: string): DataTableRow => ({
  id,
  textValue,
  cells: {
    name: (
      <>
        <Auto>{name}</Auto>
        <Hide above="tablet">
          <Text size="small" tone="muted" weight="regular">
            {country}
          </Text>
        </Hide>
      </>
    ),
    country,
    world,
  },
});

const rows = (localize: Localize): DataTableRow[] => [
  row(
    '1',
    localize('Kvarnby', 'کوارنبی'),
    'Kvarnby Institute of Technology',
    localize('Sweden', 'سوئد'),
    localize('41', '۴۱'),
  ),
  row(
    '2',
    localize('Skagen', 'اسکاگن'),
    'Skagen Technical University',
    localize('Denmark', 'دانمارک'),
    localize('58', '۵۸'),
  ),
  row('3', localize('Vättern', 'وترن'), 'Vättern University', localize('Sweden', 'سوئد'), localize('1,096', '۱٬۰۹۶')),
];

interface SelectableProps extends Omit<DataTableProps, 'selection'> {
  chosen: readonly string[];
}

function Selectable({ chosen, ...table }: SelectableProps) {
  return (
    <Held<ReadonlySet<string>> initial={new Set(chosen)}>
      {(selectedIds, set) => (
        <Card padding="none">
          <DataTable
            {...table}
            selection={{
              selectedIds,
              onChange: (id, on) =>
                set(new Set(on ? [...selectedIds, id] : [...selectedIds].filter((other) => other !== id))),
            }}
          />
        </Card>
      )}
    </Held>
  );
}

export const Default = meta.story(
  bilingual((localize) => (
    <Card padding="none">
      <DataTable label={localize('Universities', 'دانشگاه‌ها')} columns={columns(localize)} rows={rows(localize)} />
    </Card>
  )),
);

export const Playground = meta.story(
  playground(DataTable, { label: 'text' }, (localize) => ({
    label: localize('Universities', 'دانشگاه‌ها'),
    columns: columns(localize),
    rows: rows(localize),
  })),
);

export const WithSelection = meta.story(
  bilingual((localize) => (
    <Selectable
      chosen={['1', '2']}
      label={localize('Universities', 'دانشگاه‌ها')}
      columns={columns(localize)}
      rows={rows(localize)}
      rowLabel={({ textValue }) => localize(`Choose ${textValue}`, `انتخاب ${textValue}`)}
    />
  )),
);

export const Focus = meta.story({
  ...bilingual((localize) => (
    <Selectable
      chosen={[]}
      label={localize('Universities', 'دانشگاه‌ها')}
      columns={columns(localize)}
      rows={rows(localize)}
    />
  )),
  ...focused(),
});

export const AMarkedRow = meta.story(
  bilingual((localize) => (
    <Card padding="none">
      <DataTable
        label={localize('Universities', 'دانشگاه‌ها')}
        columns={columns(localize)}
        rows={rows(localize).map((one) => ({ ...one, selected: one.id === '2' }))}
      />
    </Card>
  )),
);

export const Empty = meta.story({
  ...bilingual((localize) => (
    <Card padding="none">
      <DataTable
        label={localize('Limits', 'محدودیت‌ها')}
        columns={[
          { id: 'what', header: localize('Limit', 'محدودیت') },
          { id: 'used', header: localize('Used', 'مصرف‌شده'), align: 'end' },
        ]}
        rows={[]}
      />
    </Card>
  )),
  name: 'Without rows its columns are still there; what to do stands in an EmptyState',
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Selectable
      chosen={['1']}
      label={localize('Universities', 'دانشگاه‌ها')}
      columns={columns(localize)}
      rows={[
        row(
          '1',
          localize('The federal university', 'دانشگاه فدرال'),
          localize(
            'Faculty of Civil Engineering and Environmental Sciences of the Federal University of the Northern Coast',
            'دانشکدهٔ مهندسی عمران و علوم محیط زیست دانشگاه فدرال کرانهٔ شمالی',
          ),
          localize('Bosnia and Herzegovina', 'بوسنی و هرزگوین'),
          localize('1,096', '۱٬۰۹۶'),
        ),
        ...rows(localize).slice(1),
      ]}
    />
  )),
  name: 'A long name wraps and the figures keep their column',
});
