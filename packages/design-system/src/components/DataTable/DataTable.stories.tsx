import preview from '#.storybook/preview';
import { Card } from '../Card/Card';
import { DataTable } from './DataTable';
import { Held, bilingual } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { extent } from '../../theme/lengths';

const meta = preview.meta({ title: 'Design system/DataTable' });

export const WithSelection = meta.story(
  bilingual((say) => (
    <Held<ReadonlySet<string>> initial={new Set(['1', '2'])}>
      {(selectedIds, set) => (
        <Card padding="none">
          <DataTable
            label={say('Universities', 'دانشگاه‌ها')}
            selection={{
              selectedIds,
              onChange: (id, on) =>
                set(new Set(on ? [...selectedIds, id] : [...selectedIds].filter((other) => other !== id))),
            }}
            columns={[
              { id: 'name', header: say('University', 'دانشگاه') },
              { id: 'country', header: say('Country', 'کشور'), hideBelow: 'tablet' },
              { id: 'world', header: say('World', 'جهانی'), align: 'end', width: extent[96] },
            ]}
            rows={[
              {
                id: '1',
                textValue: say('Kvarnby', 'کوارنبی'),
                cells: {
                  name: <Auto>Kvarnby Institute of Technology</Auto>,
                  country: say('Sweden', 'سوئد'),
                  world: say('41', '۴۱'),
                },
              },
              {
                id: '2',
                textValue: say('Skagen', 'اسکاگن'),
                cells: {
                  name: <Auto>Skagen Technical University</Auto>,
                  country: say('Denmark', 'دانمارک'),
                  world: say('58', '۵۸'),
                },
              },
              {
                id: '3',
                textValue: say('Vättern', 'وترن'),
                cells: {
                  name: <Auto>Vättern University</Auto>,
                  country: say('Sweden', 'سوئد'),
                  world: say('1,096', '۱٬۰۹۶'),
                },
              },
            ]}
          />
        </Card>
      )}
    </Held>
  )),
);

export const Plain = meta.story(
  bilingual((say) => (
    <DataTable
      label={say('Limits', 'محدودیت‌ها')}
      columns={[
        { id: 'what', header: say('Limit', 'محدودیت') },
        { id: 'used', header: say('Used', 'مصرف‌شده'), align: 'end' },
      ]}
      rows={[
        {
          id: '1',
          textValue: '1',
          cells: { what: say('New professors today', 'استادان جدید امروز'), used: say('4 of 10', '۴ از ۱۰') },
        },
      ]}
    />
  )),
);
