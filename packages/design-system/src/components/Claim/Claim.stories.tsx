import preview from '#.storybook/preview';
import { Claim } from './Claim';
import { hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import { Letter } from '../../text/Letter';

const meta = preview.meta({
  id: 'design-system-claim',
  title: 'Design system/Letter/Claim',
  component: Claim,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual(() => (
    <Letter>
      <p>
        Your paper says that <Claim marker="1">temperature was held constant</Claim> in every case.
      </p>
    </Letter>
  )),
);

export const Playground = meta.story(
  playground(Claim, { marker: 'text', active: 'boolean', label: 'text', children: 'text' }, (localize) => ({
    marker: '1',
    children: localize('temperature was held constant', 'دما ثابت نگه داشته شد'),
  })),
);

export const Active = meta.story(
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

export const OverSeveralLines = meta.story({
  ...bilingual(() => (
    <Letter>
      <p>
        Your 2025 paper closes by saying that{' '}
        <Claim marker="1" active>
          temperature was held constant in every case studied, although the daily swing of a cold climate can move the
          modal frequencies further than the damage one hopes to find
        </Claim>
        , which is where I would like to begin, because{' '}
        <Claim marker="12">twelve months of records from a prestressed concrete bridge</Claim> are at hand.
      </p>
    </Letter>
  )),
  name: 'A claim over several lines keeps its line, and its number does not push them apart',
  tags: ['phone'],
});

export const Sentences = meta.story({
  ...bilingual((localize) => (
    <Letter>
      <p>
        <Claim marker="1" tone="quiet">
          Your 2025 paper leaves open why the shift is larger on short spans.
        </Claim>{' '}
        <Claim marker="2" tone="quiet" active>
          Eight sensors were enough in my thesis.
        </Claim>{' '}
        <Claim marker="3" tone="danger" label={localize('Without a source', 'بدون منبع')}>
          I have also led a team of twelve engineers on such bridges.
        </Claim>{' '}
        <Claim marker="4" tone="danger" active>
          We met in Oslo.
        </Claim>
      </p>
    </Letter>
  )),
  name: 'Whole sentences: a number alone, and a fault that is said in words',
  tags: ['phone'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => (
    <Letter>
      <p>
        <Claim
          marker="1"
          tone="quiet"
          onOpen={() => undefined}
          openLabel={localize('Open source 1', 'باز کردن منبع 1')}
        >
          Your 2025 paper leaves open why the shift is larger on short spans.
        </Claim>
      </p>
    </Letter>
  )),
  ...hovered('button'),
  name: 'Hovered: a number that opens its note',
});
