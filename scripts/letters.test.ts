import { describe, expect, it } from 'vitest';
import { MockDegree } from '../packages/app/src/mocks/fixtures/degree.ts';
import { joining, MockDraft, MockResults } from '../packages/app/src/mocks/fixtures/draft.ts';
import { MockInterest } from '../packages/app/src/mocks/fixtures/interest.ts';
import * as letters from '../packages/app/src/mocks/fixtures/letter.ts';
import { MockProfessor, MockPublication } from '../packages/app/src/mocks/fixtures/professor.ts';
import { MockStudentProfile, MockUser } from '../packages/app/src/mocks/fixtures/user.ts';
import { answeredInPersian } from '../packages/app/src/mocks/serverTexts.ts';
import type { CandidateProfessor } from '../packages/server/src/directory/directory.ts';
import type { Binding } from '../packages/server/src/drafts/bindings.ts';
import { factsFor, judgedText, sourcesFor } from '../packages/server/src/drafts/judgeLetter.ts';
import { checkDraft } from '../packages/server/src/matching/checks.ts';
import { type ComposedEmail, composeEmail } from '../packages/server/src/matching/compose.ts';
import { withJoin } from '../packages/server/src/matching/letter/write.ts';
import { rewriteEmail } from '../packages/server/src/matching/rewrite.ts';
import type { Writer } from '../packages/server/src/matching/sentences/factsOf.ts';
import { judgeSentences } from '../packages/server/src/matching/sentences/judgeSentences.ts';
import { sharedWords } from '../packages/server/src/matching/sharedWords.ts';
import { mostAlike } from '../packages/server/src/matching/similarity.ts';
import type { StudentProfile } from '../packages/server/src/matching/student.ts';
import { countWords } from '../packages/server/src/matching/wordCount.ts';
import { inEnglish } from '../packages/server/src/profile/inEnglish.ts';

type EmailDraft = typeof MockDraft;
type DraftSentence = NonNullable<EmailDraft['sentences']>[number];

/** The papers of the fixtures with the abstracts that the directory would have. */
const paper = {
  title: MockPublication.title,
  venue: MockPublication.venue ?? '',
  year: MockPublication.year ?? 0,
  publishedOn: MockPublication.published_on ?? '',
  url: 'https://doi.org/10.5555/jns.2025.118',
  abstractSentence: '',
  abstract:
    'We ask whether a sensor in a passing car can find damage in a short bridge. We drove an instrumented car 212 times over three bridges while saw cuts were made in their decks. On spans below 15 m, a temperature change of 8 °C shifts the first frequency more than the saw cuts in the deck. How much of this shift the bearings alone produce remains open.',
};
const otherPaper = {
  title: 'What two winters do to the modal frequencies of a prestressed bridge',
  venue: 'Bridge Records',
  year: 2024,
  publishedOn: '2024-03-03',
  url: 'https://doi.org/10.5555/br.2024.031',
  abstractSentence: '',
  abstract:
    'We follow one prestressed bridge through two winters. The first frequency rises below −10 °C and returns within 22 hours of thaw.',
};
const professor: CandidateProfessor = {
  key: 'solheim',
  universityId: 1,
  universityName: MockProfessor.university_name ?? '',
  countryId: 1,
  countryCode: MockProfessor.country_code ?? '',
  countryName: MockProfessor.university_country ?? '',
  fullName: MockProfessor.full_name,
  department: MockProfessor.department ?? '',
  field: MockProfessor.department ?? '',
  topics: (MockProfessor.research_interests ?? '').split(', '),
  hIndex: MockProfessor.h_index ?? null,
  worksCount: 2,
  email: MockProfessor.email ?? null,
  homepageUrl: null,
  scholarUrl: null,
  linkedinUrl: null,
  researchgateUrl: null,
  publications: [paper, otherPaper],
  sample: true,
};
const bergqvist: CandidateProfessor = {
  ...professor,
  key: 'bergqvist',
  fullName: 'Elin Bergqvist',
  publications: [otherPaper],
};

/** The student of the fixtures, who wrote a part of the profile in Persian. */
const profile = (has: { results: boolean; question: boolean }) => ({
  degrees: [
    {
      ...MockDegree,
      field_of_study: 'مهندسی سازه',
      field_of_study_en: MockDegree.field_of_study,
      university_name: 'دانشگاه صنعتی دماوند',
      university_name_en: MockDegree.university_name,
      result: has.results
        ? 'با یک حسگر دما در عرشه و مدلی فیزیک‌آگاه از تکیه‌گاه‌ها، هشدارهای نادرست یک پل پیش‌تنیده طی دو زمستان از ۲۱ درصد به ۵ درصد رسید.'
        : null,
      result_en: has.results
        ? 'With one temperature sensor in the deck and a physics-informed model of the bearings, false alarms on a prestressed bridge fell from 21 % to 5 % over two winters.'
        : null,
    },
  ],
  papers: [],
  researchExperiences: [],
  projects: [
    {
      id: 44,
      project_title: 'Frost in elastomeric bearings: forty laboratory cycles',
      year_start: 2024,
      result: has.results
        ? 'In forty cycles between plus twenty and minus twenty degrees, the shear stiffness of two elastomeric bearings rose by a third before the concrete beside them had changed at all.'
        : null,
    },
  ],
  jobs: [
    {
      id: 51,
      job_title: 'Bridge engineer',
      company_name: 'Pol Consultants',
      year_start: 2024,
      job_description: 'I led the inspection of bridges with twelve engineers.',
    },
  ],
  skills: [],
  interests: [
    {
      ...MockInterest,
      question: has.question
        ? 'خودرویی که می‌گذرد تا کجا می‌تواند یخ‌زدگی را از آسیب بازشناسد، وقتی خود پل هیچ حسگری ندارد؟'
        : null,
      question_en: has.question
        ? 'How far can a passing car tell frost from damage when the bridge itself carries no sensor?'
        : null,
    },
  ],
});

interface Known {
  writer: Writer;
  student: StudentProfile;
}

function knownOf(has: { results: boolean; question: boolean }): Known {
  const lists = profile(has);
  const { latin_name, persian_name, plan_season, plan_year, plan_degree, plan_funding, plan_places } =
    MockStudentProfile;
  const names = [`${MockUser.first_name} ${MockUser.last_name}`, latin_name ?? '', persian_name ?? ''];
  const { degrees, papers, researchExperiences, projects, jobs, skills, interests } = lists;
  return {
    writer: { names, plan: { plan_season, plan_year, plan_degree, plan_funding, plan_places }, ...lists },
    student: {
      firstName: MockUser.first_name,
      lastName: MockUser.last_name,
      email: MockUser.email,
      latinName: latin_name ?? null,
      plan: {
        season: plan_season ?? null,
        year: plan_year ?? null,
        degree: plan_degree ?? null,
        funding: plan_funding ?? null,
      },
      degrees: degrees.map(inEnglish),
      papers,
      researchExperiences,
      projects: projects.map(inEnglish),
      jobs: jobs.map(inEnglish),
      skills,
      interests: interests
        .map(inEnglish)
        .map(({ id, interest_name, subfield, question }) => ({ id, name: interest_name, subfield, question })),
    },
  };
}

const full = knownOf({ results: true, question: true });
const withoutResult = knownOf({ results: false, question: true });
const withoutQuestion = knownOf({ results: false, question: false });

const day = '2026-11-20';
const options = { today: day, needResearchProposal: false };
const compose = ({ student }: Known, to = professor, otherSubjects: readonly string[] = []): ComposedEmail =>
  composeEmail(student, to, { ...options, otherSubjects });
const joined = (email: ComposedEmail): string => withJoin(email.letter, joining).body;

const composed = compose(full);
/** The other email of the queue, whose gap is open. */
const toBergqvist = compose(full, bergqvist, [composed.subject]);

/** What the server answers to this text, in both languages. */
function judged(body: string, { writer }: Known, bindings: readonly Binding[] = []) {
  const [en, fa] = (['en', 'fa'] as const).map((lang) =>
    judgedText(body, professor, writer, { bindings, phrasing: [] }, lang),
  );
  const sentences = en?.sentences.map((sentence, index) => ({
    ...sentence,
    persian: fa?.sentences[index]?.persian ?? null,
  }));
  return { sentences, evidence: en?.evidence, reasons: fa?.sentences.map(({ reason }) => reason) };
}

/** The fixture's answer with what each sentence says of its class to a Persian reader. */
function shown({ sentences = [], evidence }: { sentences?: DraftSentence[]; evidence: EmailDraft['evidence'] }) {
  return { sentences, evidence, reasons: sentences.map(({ reason }) => answeredInPersian(reason)) };
}

function checksOf(
  body: string,
  { student }: Known,
  sentences: readonly DraftSentence[] = [],
  otherBodies: readonly string[] = [toBergqvist.body],
) {
  return checkDraft({
    unbound: sentences.find((each) => each.class === 'unbound')?.text ?? null,
    subject: composed.subject,
    body,
    evidence: composed.evidence,
    professorName: professor.fullName,
    publications: professor.publications,
    student,
    otherBodies,
  });
}

/** How alike two emails are is measured for one of them; the others only pass. */
const alikeAny = (checks: ReturnType<typeof checksOf>) =>
  checks.map((check) =>
    check.code === 'similarity' ? { ...check, value: expect.stringMatching(/^0\.\d\d$/u) } : check,
  );

describe('the emails of the fixtures', () => {
  it('begin as the composer writes them, with the sources that it names', () => {
    expect(letters.MockLetterToJoin).toMatchObject({ subject: composed.subject, body: composed.body });
    expect(MockDraft).toMatchObject({ subject: composed.subject, body: joined(composed) });
    // The records of the fixtures have the address of an invented paper.
    const url = (each: { url: string | null }) => (each.url === paper.url ? MockPublication.url : each.url);
    expect(MockDraft.evidence).toEqual(composed.evidence.map((each) => ({ ...each, url: url(each) })));
    expect(MockDraft.checks).toEqual(checksOf(MockDraft.body, full));
    expect(MockDraft.word_count).toBe(countWords(MockDraft.body));
    expect(MockResults.flatMap(({ draft }) => draft ?? [])).toEqual([MockDraft]);
  });

  it('hold the gaps that the composer leaves where the profile says too little', () => {
    expect(letters.MockLetterWithGap.body).toBe(joined(compose(withoutResult)));
    expect(letters.MockLetterWithGaps.body).toBe(compose(withoutQuestion).body);
  });

  it.each([
    ['of a full profile', letters.MockLetter, full],
    ['with a gap to link', letters.MockLetterToJoin, full],
    ['without a result', letters.MockLetterWithGap, withoutResult],
    ['without a question', letters.MockLetterWithGaps, withoutQuestion],
    ['with a sentence that has no source', letters.MockLetterUnbound, full],
  ])('say of each sentence what the server says: %s', (_, letter, of) => {
    expect(shown(letter)).toEqual(judged(letter.body, of));
    expect(letter.checks).toEqual(alikeAny(checksOf(letter.body, of, letter.sentences)));
    expect(letter.word_count).toBe(countWords(letter.body));
    expect(letter.sources).toEqual(sourcesFor(professor, of.writer, day));
  });

  it('are bound by their person as the server binds them', () => {
    const { body } = letters.MockLetterBound;
    const bindings = [{ text: letters.boast, source: 'jobs:51' }];
    const { sentences, evidence } = judged(body, full, bindings);
    expect(letters.MockLetterBound.sentences).toEqual(sentences);
    expect(letters.MockLetterBound.evidence).toEqual(evidence);
    expect(letters.MockLetterBound.checks).toEqual(alikeAny(checksOf(body, full, sentences)));
  });

  it('phrased by a model keep what the rules bound', () => {
    const { body, evidence, sentences = [] } = letters.MockLetterPhrased;
    const plain = sentences.map((sentence) => ({ ...sentence, phrased: null }));
    expect(shown({ sentences: plain, evidence })).toEqual(judged(body, full));
    for (const { phrased, text } of sentences.filter((sentence) => sentence.phrased)) {
      expect(letters.MockLetter.body).toContain(phrased?.rules);
      expect(judgeSentences(text, factsFor(professor, full.writer))[0]?.sentenceClass).toBe('bound');
    }
  });

  it('too like another one share with it what the server finds', () => {
    const { body, checks } = letters.MockLetterAlike;
    const similar = checks.find(({ code }) => code === 'similarity');
    const other = similar?.resembles;
    const { passages, ...counts } = sharedWords(body, other?.body ?? '', full.student);
    expect(other).toMatchObject({
      subject: toBergqvist.subject,
      passages: passages.map(({ start, end, otherStart, otherEnd }) => ({
        start,
        end,
        other_start: otherStart,
        other_end: otherEnd,
      })),
      same_paragraphs: counts.sameParagraphs,
      paragraphs: counts.paragraphs,
    });
    expect(similar?.value).toBe(mostAlike(body, [other?.body ?? ''], full.student).similarity.toFixed(2));
    expect(checksOf(body, full, [], [other?.body ?? ''])).toEqual(
      checks.map((check) => ({ ...check, resembles: undefined })),
    );
  });

  it.each(['shorter', 'plainer', 'other_paper', 'other_entry', 'anew'] as const)(
    'are rewritten as the server rewrites them: %s',
    (action) => {
      const { body } = action === 'anew' ? letters.MockLetterUnbound : letters.MockLetter;
      const email = rewriteEmail(full.student, professor, body, action, options);
      const { subject, word_count, ...rewrite } = letters.MockRewrites[action];
      expect({ subject, body: rewrite.body, word_count }).toEqual({
        subject: email?.subject,
        body: email?.body,
        word_count: email?.wordCount,
      });
      expect(shown(rewrite)).toEqual(judged(rewrite.body, full));
    },
  );
});
