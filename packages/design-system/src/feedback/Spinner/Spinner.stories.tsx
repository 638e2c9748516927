import preview from '#.storybook/preview';
import { Spinner } from './Spinner';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Spinner' });

export const Rest = meta.story(
  bilingual((say) => <Spinner label={say('Connecting to Gmail', 'در حال اتصال به جیمیل')} />),
);
