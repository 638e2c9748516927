import preview from '#.storybook/preview';
import { Claim } from './Claim';
import { bilingual } from '../../testing/words';
import { Letter } from '../../text/Letter';

const meta = preview.meta({ title: 'Design system/Claim' });

export const RestAndActive = meta.story(
  bilingual(() => (
    <Letter>
      <p>
        <Claim marker="1" active>
          Temperature was held constant
        </Claim>{' '}
        and <Claim marker="2">the two effects were separated</Claim>.
      </p>
    </Letter>
  )),
);
