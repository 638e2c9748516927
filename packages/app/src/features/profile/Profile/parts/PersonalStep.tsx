import { Personal } from '../../Personal/Personal';
import { PlanPart } from '../../Plan/PlanPart';

/** The first step: who the person is, and what they look for. */
export function PersonalStep() {
  return (
    <>
      <Personal />
      <div id="entry-plan">
        <PlanPart />
      </div>
    </>
  );
}
