import preview from '#.storybook/preview';
import { SampleMark } from './SampleMark';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/SampleMark' });

export const Rest = meta.story(bilingual((say) => <SampleMark label={say('Sample data', 'دادهٔ نمونه')} />));
