import { Personal } from '../../Personal/Personal';
import { Plan } from '../../Plan/Plan';

/** The first step: who the person is, and what they look for. */
export function PersonalStep() {
  return (
    <>
      <Personal />
      <div id="entry-plan">
        <Plan />
      </div>
    </>
  );
}
