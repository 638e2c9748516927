import preview from '#.storybook/preview';
import { Card } from '../Card/Card';
import { DataTable } from './DataTable';
import type { DataTableColumn, DataTableProps, DataTableRow } from './DataTable';
import { Hide } from '../../layout/Hide';
import { focused } from '../../testing/pointer';
import { Held, bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Text } from '../../text/Text';
import { extent } from '../../theme/lengths';

const meta = preview.meta({ title: 'Design system/DataTable', component: DataTable, tags: ['autodocs', 'phone'] });

const columns = (say: Say): DataTableColumn[] => [
  { id: 'name', header: say('University', 'دانشگاه') },
  { id: 'country', header: say('Country', 'کشور'), hideBelow: 'tablet' },
  { id: 'world', header: say('World', 'جهانی'), align: 'end', width: extent[96] },
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

const rows = (say: Say): DataTableRow[] => [
  row('1', say('Kvarnby', 'کوارنبی'), 'Kvarnby Institute of Technology', say('Sweden', 'سوئد'), say('41', '۴۱')),
  row('2', say('Skagen', 'اسکاگن'), 'Skagen Technical University', say('Denmark', 'دانمارک'), say('58', '۵۸')),
  row('3', say('Vättern', 'وترن'), 'Vättern University', say('Sweden', 'سوئد'), say('1,096', '۱٬۰۹۶')),
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
  bilingual((say) => (
    <Card padding="none">
      <DataTable label={say('Universities', 'دانشگاه‌ها')} columns={columns(say)} rows={rows(say)} />
    </Card>
  )),
);

export const Playground = meta.story(
  playground(DataTable, { label: 'text' }, (say) => ({
    label: say('Universities', 'دانشگاه‌ها'),
    columns: columns(say),
    rows: rows(say),
  })),
);

export const WithSelection = meta.story(
  bilingual((say) => (
    <Selectable
      chosen={['1', '2']}
      label={say('Universities', 'دانشگاه‌ها')}
      columns={columns(say)}
      rows={rows(say)}
      rowLabel={({ textValue }) => say(`Choose ${textValue}`, `انتخاب ${textValue}`)}
    />
  )),
);

export const Focus = meta.story({
  ...bilingual((say) => (
    <Selectable chosen={[]} label={say('Universities', 'دانشگاه‌ها')} columns={columns(say)} rows={rows(say)} />
  )),
  ...focused(),
});

export const AMarkedRow = meta.story(
  bilingual((say) => (
    <Card padding="none">
      <DataTable
        label={say('Universities', 'دانشگاه‌ها')}
        columns={columns(say)}
        rows={rows(say).map((one) => ({ ...one, selected: one.id === '2' }))}
      />
    </Card>
  )),
);

export const Empty = meta.story({
  ...bilingual((say) => (
    <Card padding="none">
      <DataTable
        label={say('Limits', 'محدودیت‌ها')}
        columns={[
          { id: 'what', header: say('Limit', 'محدودیت') },
          { id: 'used', header: say('Used', 'مصرف‌شده'), align: 'end' },
        ]}
        rows={[]}
      />
    </Card>
  )),
  name: 'Without rows its columns are still there; what to do stands in an EmptyState',
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <Selectable
      chosen={['1']}
      label={say('Universities', 'دانشگاه‌ها')}
      columns={columns(say)}
      rows={[
        row(
          '1',
          say('The federal university', 'دانشگاه فدرال'),
          say(
            'Faculty of Civil Engineering and Environmental Sciences of the Federal University of the Northern Coast',
            'دانشکدهٔ مهندسی عمران و علوم محیط زیست دانشگاه فدرال کرانهٔ شمالی',
          ),
          say('Bosnia and Herzegovina', 'بوسنی و هرزگوین'),
          say('1,096', '۱٬۰۹۶'),
        ),
        ...rows(say).slice(1),
      ]}
    />
  )),
  name: 'A long name wraps and the figures keep their column',
});
