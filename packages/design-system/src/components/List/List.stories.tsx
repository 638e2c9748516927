import preview from '#.storybook/preview';
import { List } from './List';
import { ListRow } from '../ListRow/ListRow';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { StatusPill } from '../StatusPill/StatusPill';
import { bilingual, nothing, playground } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({
  id: 'design-system-list',
  title: 'Design system/Data/List',
  component: List,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <List label={localize('Limits', 'محدودیت‌ها')}>
      <ListRow
        title={localize('New professors today', 'استادان جدید امروز')}
        trailing={localize('4 of 10', '۴ از ۱۰')}
      />
      <ListRow title={localize('This week', 'این هفته')} trailing={localize('17 of 40', '۱۷ از ۴۰')} />
    </List>
  )),
);

export const Playground = meta.story(
  playground(List, { label: 'text' }, (localize) => ({
    label: localize('My Bots', 'بات‌های من'),
    children: (
      <>
        <ListRow href="/bots/1" title={localize('Nordic bridge monitoring', 'پایش پل‌های نوردیک')} />
        <ListRow href="/bots/2" title={localize('Sensors in cold climates', 'حسگرها در اقلیم سرد')} />
      </>
    ),
  })),
);

export const OfProfessors = meta.story({
  ...bilingual((localize) => (
    <List label={localize('Professors', 'استادان')}>
      <ListRow
        href="/professors/1"
        leading={<ScoreRing size="small" score={92} label={localize('Match score 92', 'امتیاز تطابق ۹۲')} />}
        title={<Auto>Ingrid Solheim</Auto>}
        description={<Auto>Nordmark University of Technology</Auto>}
        trailing={<StatusPill status="needsReview" label={localize('Needs review', 'نیازمند بازبینی')} />}
      />
      <ListRow
        href="/professors/2"
        leading={<ScoreRing size="small" score={67} label={localize('Match score 67', 'امتیاز تطابق ۶۷')} />}
        title={<Auto>Søren Kjeldgaard</Auto>}
        description={<Auto>Skagen Technical University</Auto>}
        trailing={<StatusPill status="scheduled" label={localize('Scheduled', 'زمان‌بندی‌شده')} />}
      />
      <ListRow
        onPress={nothing}
        leading={<ScoreRing size="small" score={46} label={localize('Match score 46', 'امتیاز تطابق ۴۶')} />}
        title={<Auto>Hanna Vuorela</Auto>}
        description={<Auto>University of Tavasta</Auto>}
        trailing={<StatusPill status="drafting" label={localize('Drafting', 'در حال نگارش')} />}
      />
    </List>
  )),
  tags: ['forced'],
});

export const OneRow = meta.story(
  bilingual((localize) => (
    <List label={localize('Gmail accounts', 'حساب‌های جیمیل')}>
      <ListRow title={localize('One row stands alone', 'یک ردیف تنهاست')} />
    </List>
  )),
);
