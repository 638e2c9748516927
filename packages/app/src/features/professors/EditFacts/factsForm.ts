import type { Professor } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/ProfessorPatch';
import { type ValuesOf, defineForm } from '../../../forms/defineForm';
import { email } from '../../../forms/kinds/email';
import { longText } from '../../../forms/kinds/longText';
import { number } from '../../../forms/kinds/number';
import { text } from '../../../forms/kinds/text';
import { url } from '../../../forms/kinds/url';
import { type OwnFact, factNames } from '../parts/facts';

/** The facts of a professor as a form, with a note at each; the country is drawn with what the directory knows of it. */
export function factsFormOf(noteOf: (fact: OwnFact) => string | undefined) {
  const of = (fact: OwnFact) => {
    const note = noteOf(fact);
    return { label: factNames[fact], ...(note === undefined ? {} : { help: () => note }) };
  };
  return defineForm(limits, {
    full_name: text({ ...of('full_name'), rules: { required: true } }),
    department: text(of('department')),
    university_name: text(of('university_name')),
    university_country: text(of('university_country')),
    h_index: number(of('h_index')),
    research_interests: longText({ ...of('research_interests'), rows: 2, autoGrow: true }),
    email: email(of('email')),
    homepage_url: url(of('homepage_url')),
    google_scholar_url: url(of('google_scholar_url')),
    linkedin_url: url(of('linkedin_url')),
    researchgate_url: url(of('researchgate_url')),
  });
}

export const factsForm = factsFormOf(() => undefined);
export type FactsForm = ValuesOf<typeof factsForm>;
type FactsBody = ReturnType<typeof factsForm.bodyOf>;

/** The facts that the form says otherwise than the record; null where there are none. */
export function changesIn(professor: Professor, form: FactsForm): Partial<FactsBody> | null {
  const before = factsForm.bodyOf(factsForm.valuesOf(professor));
  const after = factsForm.bodyOf(form);
  const changed = Object.entries(after).filter(([fact, value]) => value !== before[fact as OwnFact]);
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<FactsBody>);
}
