import preview from '#.storybook/preview';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { List } from '../List/List';
import { ListRow } from './ListRow';
import type { ListRowProps } from './ListRow';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { StatusPill } from '../StatusPill/StatusPill';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { Icon } from '../../icons/Icon';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({
  id: 'design-system-listrow',
  title: 'Design system/Data/ListRow',
  component: ListRow,
  tags: ['autodocs', 'phone'],
});

/** Rows live in a list. */
function InAList({ localize, children }: { localize: Localize; children: ReactNode }) {
  return <List label={localize('My Bots', 'بات‌های من')}>{children}</List>;
}

const name = (localize: Localize) => localize('Nordic bridge monitoring', 'پایش پل‌های نوردیک');
const about = (localize: Localize) => localize('Norway, Sweden · 14 universities', 'نروژ، سوئد · ۱۴ دانشگاه');

export const Default = meta.story(
  bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow title={name(localize)} description={about(localize)} />
    </InAList>
  )),
);

function RowInAList({ label, ...row }: ListRowProps & { label: string }) {
  return (
    <List label={label}>
      <ListRow {...row} />
    </List>
  );
}

export const Playground = meta.story(
  playground(RowInAList, { title: 'text', description: 'text', href: 'text' }, (localize) => ({
    label: localize('My Bots', 'بات‌های من'),
    href: '/bots/1',
    title: name(localize),
    description: about(localize),
    trailing: <StatusPill status="running" label={localize('Running', 'در حال اجرا')} />,
  })),
);

export const Leading = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow
        leading={<ScoreRing size="small" score={88} label={localize('Match score 88', 'امتیاز تطابق ۸۸')} />}
        title={<Auto>Elin Bergqvist</Auto>}
        description={<Auto>Kvarnby Institute of Technology</Auto>}
      />
      <ListRow leading={<Avatar name="نسرین احمدی" />} title={<Auto>نسرین احمدی</Auto>} />
      <ListRow leading={<Icon name="mail" />} title={localize('Gmail account', 'حساب جیمیل')} />
    </InAList>
  )),
  name: 'A ring, an avatar or a glyph before the name',
});

export const LeadsSomewhere = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow
        href="/bots/1"
        title={name(localize)}
        description={about(localize)}
        trailing={
          <>
            <StatusPill status="running" label={localize('Running', 'در حال اجرا')} />
            <Icon name="chevronEnd" size={18} />
          </>
        }
      />
    </InAList>
  )),
  name: 'The whole row is a link; what points on turns with the direction',
});

export const FocusedLink = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow href="/bots/1" title={name(localize)} description={about(localize)} />
      <ListRow href="/bots/2" title={localize('Sensors in cold climates', 'حسگرها در اقلیم سرد')} />
    </InAList>
  )),
  name: 'Focus rings the whole row',
  ...focused(),
  tags: ['forced'],
});

export const Arrived = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow title={name(localize)} description={about(localize)} />
      <ListRow
        id="arrived"
        title={localize('Sensors in cold climates', 'حسگرها در اقلیم سرد')}
        description={about(localize)}
      />
    </InAList>
  )),
  name: 'A row that a link has led to is marked',
  tags: ['forced'],
  play: () => {
    const row = document.getElementById('arrived');
    if (!row) throw new Error('no row');
    row.tabIndex = -1;
    row.focus();
  },
});

export const HoveredLink = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow href="/bots/1" title={name(localize)} description={about(localize)} />
      <ListRow href="/bots/2" title={localize('Sensors in cold climates', 'حسگرها در اقلیم سرد')} />
    </InAList>
  )),
  name: 'A pointer tints the whole row',
  ...hovered('link'),
});

export const OwnButtons = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow
        onPress={nothing}
        title={name(localize)}
        description={about(localize)}
        trailing={
          <>
            <Button size="small" icon="pause">
              {localize('Pause', 'توقف موقت')}
            </Button>
            <Button size="small" tone="quiet" icon="pencil">
              {localize('Edit', 'ویرایش')}
            </Button>
          </>
        }
      />
    </InAList>
  )),
  name: 'Its own buttons go below the words on a phone',
});

export const WithMoreBelow = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow
        href="/bots/1"
        title={name(localize)}
        description={about(localize)}
        trailing={<Button size="small">{localize('Pause', 'توقف موقت')}</Button>}
      >
        <InlineMessage tone="danger">
          {localize('Gmail needs to be reconnected.', 'جیمیل باید دوباره متصل شود.')}
        </InlineMessage>
      </ListRow>
      <ListRow title={localize('A row that leads nowhere', 'ردیفی که به جایی نمی‌رود')} />
    </InAList>
  )),
  name: 'A row grows only to say what is happening or what is wrong',
});

export const LongNames = meta.story({
  ...bilingual((localize) => (
    <InAList localize={localize}>
      <ListRow
        href="/bots/1"
        leading={<ScoreRing size="small" score={81} label={localize('Match score 81', 'امتیاز تطابق ۸۱')} />}
        title={
          <Auto>
            {localize(
              'María del Carmen Fernández-Villaverde y Rodríguez de la Fuente',
              'سید محمدحسین موسوی‌نژاد طباطبایی بروجردی اصفهانی شهیر به رضاقلی‌پور',
            )}
          </Auto>
        }
        description={
          <Auto>Norwegian Centre for Structural Monitoring of Cable-Stayed Bridges in Cold Coastal Climates</Auto>
        }
        trailing={<StatusPill status="needsReview" label={localize('Needs review', 'نیازمند بازبینی')} />}
      />
    </InAList>
  )),
  name: 'A long Persian or Latin name wraps beside the ring, and the status keeps its place',
});
