import preview from '#.storybook/preview';
import { Page } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { listStepStates } from './ListStep.states';
import { ListStepView } from './ListStepView';
import { GainPart } from './parts/gainPart';

const meta = preview.meta({
  title: 'Screens/Profile/List',
  tags: ['phone'],
  component: ListStepView,
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
  args: {
    onOpen: fn(),
    onCancel: fn(),
    onChange: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onSave: fn(),
    onAddAsNew: fn(),
    onRemove: fn(),
    onMove: fn(),
    onRetry: fn(),
    onExtract: fn(),
    onKeep: fn(),
    onSaveKept: fn(),
    onDiscard: fn(),
    onTakeBack: fn(),
  },
  parameters: { path: '/profile' },
  loaders: [() => GainPart.preload()],
});

export const Loading = meta.story({ args: { state: listStepStates.loading } });
export const Unread = meta.story({
  args: { state: listStepStates.unread },
  name: 'A list that could not be read is not said to be empty',
});
export const UnreadKnown = meta.story({
  args: { state: listStepStates.unreadKnown },
  name: 'A list that could not be read shows what is known',
});
export const Empty = meta.story({ args: { state: listStepStates.empty } });
export const Degrees = meta.story({ args: { state: listStepStates.degrees }, tags: ['tablet'] });
export const LongNames = meta.story({ args: { state: listStepStates.longNames } });
export const Interests = meta.story({ args: { state: listStepStates.interests } });
export const AddingInterest = meta.story({ args: { state: listStepStates.addingInterest } });
export const AddingSkill = meta.story({ args: { state: listStepStates.addingSkill } });
export const SavingInterest = meta.story({ args: { state: listStepStates.savingInterest } });
export const InterestRestored = meta.story({ args: { state: listStepStates.interestRestored } });
export const InterestClash = meta.story({ args: { state: listStepStates.interestClash } });
export const DegreeClash = meta.story({ args: { state: listStepStates.degreeClash } });
export const InterestNotSaved = meta.story({ args: { state: listStepStates.interestNotSaved } });
export const InterestGone = meta.story({
  args: { state: listStepStates.interestGone },
  name: 'An entry that was deleted elsewhere can be added as a new one',
});
export const InterestNotRemoved = meta.story({ args: { state: listStepStates.interestNotRemoved } });
export const InterestNotPutBack = meta.story({ args: { state: listStepStates.interestNotPutBack } });
export const NotMoved = meta.story({ args: { state: listStepStates.notMoved } });
export const EntriesLeftOut = meta.story({ args: { state: listStepStates.entriesLeftOut } });
export const AddingDegree = meta.story({ args: { state: listStepStates.addingDegree } });
export const DegreeJalaliYears = meta.story({
  args: { state: listStepStates.degreeJalaliYears },
  name: 'Years that are likely Jalali are asked about',
});
export const EditingDegree = meta.story({ args: { state: listStepStates.editingDegree } });
export const DegreeRefused = meta.story({ args: { state: listStepStates.degreeRefused } });
export const Extracting = meta.story({ args: { state: listStepStates.extracting } });
export const WaitingForEnglish = meta.story({ args: { state: listStepStates.waitingForEnglish } });
export const WritingInPersian = meta.story({ args: { state: listStepStates.writingInPersian } });
export const EnglishProposed = meta.story({ args: { state: listStepStates.englishProposed } });
export const TeachingInPersian = meta.story({
  args: { state: listStepStates.teachingInPersian },
  name: 'Every text in Persian is asked for in English, for the CV',
});
export const TeachingWaitsForEnglish = meta.story({
  args: { state: listStepStates.teachingWaitsForEnglish },
  name: 'An entry waits for the English that only a CV holds',
});
export const DegreeWithResult = meta.story({ args: { state: listStepStates.degreeWithResult } });
export const Proposed = meta.story({ args: { state: listStepStates.proposed } });
export const SavingProposed = meta.story({ args: { state: listStepStates.savingProposed } });
export const TakingBack = meta.story({ args: { state: listStepStates.takingBack } });
export const NotTakenBack = meta.story({ args: { state: listStepStates.notTakenBack } });
export const Extracted = meta.story({ args: { state: listStepStates.extracted } });
export const NoneFound = meta.story({ args: { state: listStepStates.noneFound } });
export const NoneSaved = meta.story({ args: { state: listStepStates.noneSaved } });
export const ExtractionFailed = meta.story({ args: { state: listStepStates.extractionFailed } });
export const Papers = meta.story({ args: { state: listStepStates.papers } });
export const PapersWithImport = meta.story({ args: { state: listStepStates.papersWithImport } });
export const ResearchExperiences = meta.story({ args: { state: listStepStates.researchExperiences } });
export const Jobs = meta.story({ args: { state: listStepStates.jobs } });
export const TeachingExperiences = meta.story({ args: { state: listStepStates.teachingExperiences } });
export const References = meta.story({ args: { state: listStepStates.references } });
export const Skills = meta.story({ args: { state: listStepStates.skills } });
export const Projects = meta.story({ args: { state: listStepStates.projects } });
export const Awards = meta.story({ args: { state: listStepStates.awards } });
export const Courses = meta.story({ args: { state: listStepStates.courses } });
export const Volunteer = meta.story({ args: { state: listStepStates.volunteer } });
export const Links = meta.story({ args: { state: listStepStates.links } });
export const Languages = meta.story({ args: { state: listStepStates.languages } });
export const Certifications = meta.story({ args: { state: listStepStates.certifications } });
