import preview from '#.storybook/preview';
import { LinkButton } from './LinkButton';
import { Inline } from '../../layout/Inline';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/LinkButton' });

export const Tones = meta.story(
  bilingual((say) => (
    <Inline gap={12}>
      <LinkButton href="/bots/new" tone="primary" icon="plus">
        {say('Create New Bot', 'ساخت بات جدید')}
      </LinkButton>
      <LinkButton href="/bots/1">{say('View Details', 'دیدن جزئیات')}</LinkButton>
      <LinkButton href="/bots/1" tone="quiet" size="small" iconEnd="arrowForward">
        {say('Manage', 'مدیریت')}
      </LinkButton>
    </Inline>
  )),
);
