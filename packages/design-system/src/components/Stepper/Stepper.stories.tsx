import preview from '#.storybook/preview';
import { Stepper } from './Stepper';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Stepper' });

export const SecondOfThree = meta.story(
  bilingual((say) => (
    <Held initial="filters">
      {(current, set) => (
        <Stepper
          label={say('Steps', 'گام‌ها')}
          current={current}
          onSelect={set}
          steps={[
            { id: 'area', label: say('Research Area', 'حوزهٔ پژوهشی'), complete: true },
            { id: 'filters', label: say('Filters & Universities', 'پالایه‌ها و دانشگاه‌ها'), complete: false },
            { id: 'gmail', label: say('Gmail Account', 'حساب جیمیل'), complete: false },
          ]}
        />
      )}
    </Held>
  )),
);

export const LaterStepsWait = meta.story(
  bilingual((say) => (
    <Stepper
      label={say('Steps', 'گام‌ها')}
      current="area"
      onSelect={nothing}
      steps={[
        { id: 'area', label: say('Research Area', 'حوزهٔ پژوهشی'), complete: false },
        { id: 'gmail', label: say('Gmail Account', 'حساب جیمیل'), complete: false, disabled: true },
      ]}
    />
  )),
);
