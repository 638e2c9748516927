import preview from '#.storybook/preview';
import { inColumn } from '../../testing/column';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { TextField } from '../TextField/TextField';
import { FieldProposal } from './FieldProposal';

const meta = preview.meta({
  id: 'design-system-fieldproposal',
  title: 'Design system/Forms/FieldProposal',
  component: FieldProposal,
  tags: ['autodocs', 'phone'],
  decorators: [inColumn],
});

const labelOf = (localize: Localize) => localize('Research interest in English', 'علاقهٔ پژوهشی به انگلیسی');

const proposing = (name: string) =>
  bilingual((localize) => (
    <Held initial="">
      {(value, set) => (
        <FieldProposal
          label={value === '' ? localize(`Use “${name}”`, `استفاده از «\u2068${name}\u2069»`) : null}
          onTake={() => set(name)}
        >
          <TextField label={labelOf(localize)} direction="ltr" value={value} onChange={set} />
        </FieldProposal>
      )}
    </Held>
  ));

export const Default = meta.story(proposing('Structural health monitoring'));

export const Playground = meta.story(
  playground(FieldProposal, { label: 'text' }, (localize) => ({
    label: localize('Use “Machine learning”', 'استفاده از «\u2068Machine learning\u2069»'),
    onTake: nothing,
    children: <TextField label={labelOf(localize)} direction="ltr" />,
  })),
);

export const NothingProposed = meta.story(
  bilingual((localize) => (
    <FieldProposal label={null} onTake={nothing}>
      <TextField label={labelOf(localize)} direction="ltr" />
    </FieldProposal>
  )),
);

export const LongName = meta.story({
  ...proposing('Diachronic and comparative approaches to the syntax of Indo-Iranian languages'),
  name: 'A long name wraps inside the button',
});
