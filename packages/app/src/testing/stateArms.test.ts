import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AchievementsState, achievementsStates } from '../features/achievements/Achievements/Achievements.states';
import { type QuestsState, questsStates } from '../features/achievements/Quests/Quests.states';
import { type GoogleState, googleStates } from '../features/auth/Google/Google.states';
import { type ResetPasswordState, resetPasswordStates } from '../features/auth/ResetPassword/ResetPassword.states';
import { type SignInState, signInStates } from '../features/auth/SignIn/SignIn.states';
import { type SignUpState, signUpStates } from '../features/auth/SignUp/SignUp.states';
import { type BotDetailState, botDetailStates } from '../features/bots/BotDetail/BotDetail.states';
import { type BotEditState, botEditStates } from '../features/bots/BotEdit/BotEdit.states';
import { type BotListState, botListStates } from '../features/bots/BotList/BotList.states';
import { type ComposeState, composeStates } from '../features/compose/Compose/Compose.states';
import { type CreateBotState, createBotStates } from '../features/createBot/CreateBot/CreateBot.states';
import { type DashboardState, dashboardStates } from '../features/dashboard/Dashboard/Dashboard.states';
import { type AttachmentsState, attachmentsStates } from '../entities/draft/attachments/Attachments.states';
import { type FilesState, filesStates } from '../features/account/Files/Files.states';
import { type AnswerState, answerStates } from '../features/drafts/Answer/Answer.states';
import { type DraftEditorState, draftEditorStates } from '../features/drafts/DraftEditor/DraftEditor.states';
import { type GmailState, gmailStates } from '../features/gmail/Gmail/Gmail.states';
import { type GmailCallbackState, gmailCallbackStates } from '../features/gmail/GmailCallback/GmailCallback.states';
import { type GmailDebugState, gmailDebugStates } from '../features/gmail/GmailDebug/GmailDebug.states';
import {
  type LanguageModelState,
  languageModelStates,
} from '../features/gmail/LanguageModelCard/LanguageModelCard.states';
import { type LegalPageState, legalPageStates } from '../features/legal/LegalPage/LegalPage.states';
import { type MailboxState, mailboxStates } from '../features/mailbox/Mailbox/Mailbox.states';
import {
  type ComposeState as ComposeDialogState,
  composeStates as composeDialogStates,
} from '../features/professors/Compose/Compose.states';
import { type AddProfessorState, addProfessorStates } from '../features/professors/AddProfessor/AddProfessor.states';
import { type EditFactsState, editFactsStates } from '../features/professors/EditFacts/EditFacts.states';
import { type ReviewState, reviewStates } from '../features/professors/Review/Review.states';
import {
  type ProfessorDetailState,
  professorDetailStates,
} from '../features/professors/ProfessorDetail/ProfessorDetail.states';
import { type ProfessorsState, professorsStates } from '../features/professors/Professors/Professors.states';
import { type CvState, cvStates } from '../features/profile/Cv/Cv.states';
import { type ImportState, importStates } from '../features/profile/Import/Import.states';
import { type ListStepState, listStepStates } from '../features/profile/ListStep/ListStep.states';
import { type ProfileState, profileStates } from '../features/profile/Profile/Profile.states';
import { type PersonalState, personalStates } from '../features/profile/Personal/Personal.states';
import { type PlanState, planStates } from '../features/profile/Plan/Plan.states';
import { type ResultsState, resultsStates } from '../features/results/Results/Results.states';
import {
  type ThreeSentencesState,
  threeSentencesStates,
} from '../features/profile/ThreeSentences/ThreeSentences.states';
import { type AccountState, accountStates } from '../features/account/Account/Account.states';
import { type BellState, bellStates } from '../shell/NotificationBell/NotificationBell.states';
import { type AppShellState, appShellStates } from '../shell/AppShell/AppShell.states';

/** A closed union of words. A nullable one is a choice of the person, not an arm. */
type Words<Value> = null extends Value ? never : Value extends string ? (string extends Value ? never : Value) : never;
/** The discriminants of a union. A record of the server, which has an id, is not a state. */
type ArmsOf<State> = State extends { id: number }
  ? never
  : State extends { status: infer Arm } | { account: infer Arm }
    ? Words<Arm>
    : never;
/** The fields of a state that are themselves unions. */
type PartsOf<State> = State extends object
  ? { [Field in keyof State]: [ArmsOf<State[Field]>] extends [never] ? never : Field }[keyof State]
  : never;
type PartAt<State, Field extends PropertyKey> = State extends { [Key in Field]?: infer Part } ? Part : never;

/** Every arm of a state and of its parts. A missing arm does not compile, nor does one that no longer exists. */
type Arms<State> = ([ArmsOf<State>] extends [never] ? object : { whole: Record<ArmsOf<State>, true> }) &
  ([PartsOf<State>] extends [never]
    ? object
    : { [Field in NonNullable<PartsOf<State>>]: Record<ArmsOf<PartAt<State, Field>>, true> });

const armOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null
    ? ((state as { status?: unknown }).status ?? (state as { account?: unknown }).account)
    : undefined;

const named = new Set<string>();

/** Tests that every arm of a state has an instance in its table. */
function proves<State extends object>(name: string, table: Readonly<Record<string, State>>, arms: Arms<State>): void {
  named.add(name);
  test(`${name} has an instance for each arm`, () => {
    const instances = Object.values(table);
    const missing = Object.entries(arms as Record<string, Record<string, true>>).flatMap(([part, each]) =>
      Object.keys(each)
        .filter(
          (arm) =>
            !instances.some(
              (state) => armOf(part === 'whole' ? state : (state as Record<string, unknown>)[part]) === arm,
            ),
        )
        .map((arm) => (part === 'whole' ? arm : `${part}: ${arm}`)),
    );
    expect(missing).toEqual([]);
  });
}

const loadable = { loading: true, failed: true, ready: true } as const;

describe('screen states', () => {
  proves<AttachmentsState>('AttachmentsState', attachmentsStates, {});
  proves<AnswerState>('AnswerState', answerStates, {
    whole: { offered: true, choosingDay: true, saved: true, changing: true },
  });
  proves<FilesState>('FilesState', filesStates, { whole: { ...loadable, absent: true } });
  proves<AchievementsState>('AchievementsState', achievementsStates, { whole: loadable });
  proves<BellState>('BellState', bellStates, { whole: { ...loadable, absent: true } });
  proves<QuestsState>('QuestsState', questsStates, { whole: { ...loadable, absent: true } });
  proves<GoogleState>('GoogleState', googleStates, {
    whole: { loading: true, failed: true, unavailable: true, real: true, simulated: true },
    step: { idle: true, busy: true, failed: true, noToken: true },
  });
  proves<ResetPasswordState>('ResetPasswordState', resetPasswordStates, {
    whole: { badLink: true, idle: true, busy: true, failed: true, done: true },
  });
  proves<SignInState>('SignInState', signInStates, {
    form: { idle: true, busy: true, failed: true },
    reset: { closed: true, open: true, busy: true, sent: true, failed: true },
  });
  proves<SignUpState>('SignUpState', signUpStates, { whole: { idle: true, busy: true, failed: true } });
  proves<BotDetailState>('BotDetailState', botDetailStates, {
    whole: { loading: true, notFound: true, failed: true, ready: true },
    run: { loading: true, none: true, failed: true, known: true },
    results: loadable,
    notClose: { ...loadable, closed: true },
    queue: loadable,
    mail: loadable,
    limits: loadable,
    avoided: loadable,
  });
  proves<BotEditState>('BotEditState', botEditStates, {
    whole: { loading: true, notFound: true, failed: true, ready: true },
    accounts: loadable,
    files: { ...loadable, absent: true },
  });
  proves<BotListState>('BotListState', botListStates, {
    whole: { loading: true, failed: true, empty: true, ready: true },
  });
  proves<CreateBotState>('CreateBotState', createBotStates, {
    interests: loadable,
    countries: loadable,
    results: loadable,
    accounts: loadable,
    suggestions: { idle: true, loading: true, failed: true, empty: true },
  });
  proves<DashboardState>('DashboardState', dashboardStates, {
    bots: loadable,
    stats: loadable,
    score: loadable,
    accounts: loadable,
  });
  proves<DraftEditorState>('DraftEditorState', draftEditorStates, {
    whole: { loading: true, failed: true, noProfessor: true, none: true, ready: true },
    match: { loading: true, failed: true, none: true, ready: true },
    gmail: { checking: true, ready: true, missing: true, reconnect: true },
    marks: { none: true, ready: true, judging: true, failed: true },
    binding: { none: true, choosing: true, checking: true, refused: true },
    keeping: { none: true, added: true, busy: true, kept: true, failed: true },
    rewrite: { none: true, asking: true, proposed: true, nothingElse: true, failed: true },
    undo: { none: true, offered: true, busy: true, failed: true, done: true },
  });
  proves<GmailState>('GmailState', gmailStates, { accounts: loadable });
  proves<GmailCallbackState>('GmailCallbackState', gmailCallbackStates, {
    whole: { working: true, handedOver: true, failed: true, signedOut: true, empty: true },
  });
  proves<LanguageModelState>('LanguageModelState', languageModelStates, {
    whole: { loading: true, failed: true, off: true, asking: true, given: true },
  });
  proves<GmailDebugState>('GmailDebugState', gmailDebugStates, {
    whole: { loading: true, failed: true, off: true, ready: true },
  });
  proves<LegalPageState>('LegalPageState', legalPageStates, { whole: loadable });
  proves<MailboxState>('MailboxState', mailboxStates, {
    whole: { loading: true, closed: true, failed: true, empty: true, ready: true },
    open: { none: true, loading: true, gone: true, failed: true, open: true },
  });
  proves<ProfessorsState>('ProfessorsState', professorsStates, {
    stats: loadable,
    list: { ...loadable, empty: true },
    details: { closed: true, open: true },
  });
  proves<AddProfessorState>('AddProfessorState', addProfessorStates, {
    countries: loadable,
    suggestions: { ...loadable, idle: true },
    step: { form: true, found: true },
  });
  proves<EditFactsState>('EditFactsState', editFactsStates, { countries: loadable });
  proves<ComposeDialogState>('ComposeDialogState', composeDialogStates, {
    whole: { ...loadable, none: true, closed: true },
  });
  proves<ReviewState>('ReviewState', reviewStates, { whole: loadable });
  proves<ProfessorDetailState>('ProfessorDetailState', professorDetailStates, {
    email: { ...loadable, none: true },
    whole: { ...loadable, notFound: true },
    match: { ...loadable, none: true },
  });
  proves<ProfileState>('ProfileState', profileStates, {});
  proves<ListStepState>('ListStepState', listStepStates, {
    section: { loading: true, ready: true },
    extraction: {
      idle: true,
      busy: true,
      proposed: true,
      saving: true,
      noneFound: true,
      noneSaved: true,
      saved: true,
      failed: true,
    },
  });
  proves<CvState>('CvState', cvStates, {
    whole: { loading: true, failed: true, empty: true, ready: true },
    generate: { idle: true, busy: true, done: true, noneChosen: true, failed: true },
    download: { idle: true, busy: true, done: true, noneChosen: true, failed: true },
    typst: { idle: true, busy: true, done: true, noneChosen: true, failed: true },
  });
  proves<ImportState>('ImportState', importStates, {
    whole: { choose: true, found: true, nothing: true, saved: true, undone: true },
    reading: { idle: true, busy: true, unavailable: true, refused: true, failed: true },
    bibtex: { idle: true, busy: true, done: true, empty: true, unavailable: true, failed: true },
    jsonResume: { idle: true, busy: true, done: true, empty: true, unavailable: true, failed: true },
    saving: { idle: true, busy: true, gone: true, readingAgain: true, failed: true },
    undo: { idle: true, busy: true, gone: true, failed: true },
  });
  proves<PlanState>('PlanState', planStates, { whole: { loading: true, failed: true, ready: true } });
  proves<PersonalState>('PersonalState', personalStates, {
    whole: loadable,
    picture: { none: true, loading: true, shown: true, unshown: true },
  });
  proves<ThreeSentencesState>('ThreeSentencesState', threeSentencesStates, {
    whole: loadable,
    question: { none: true, skipped: true, there: true, open: true },
    result: { none: true, skipped: true, there: true, open: true },
    plan: { skipped: true, there: true, open: true },
  });
  proves<ComposeState>('ComposeState', composeStates, { gmail: { unknown: true, none: true, connected: true } });
  proves<ResultsState>('ResultsState', resultsStates, {
    whole: { sample: true, loading: true, failed: true, notFound: true, empty: true, ready: true },
  });
  proves<AccountState>('AccountState', accountStates, {
    whole: loadable,
    sessions: loadable,
    password: { idle: true, busy: true, done: true, refused: true },
    archive: { ...loadable, absent: true },
    deletion: { closed: true, open: true, busy: true, refused: true },
  });
  proves<AppShellState>('AppShellState', appShellStates, {
    whole: { anonymous: true, arriving: true, loading: true, unknown: true, signedIn: true },
  });

  test('each union of a screen is looked at', () => {
    const source = join(import.meta.dirname, '..');
    const unions = globSync('{features,shell}/**/*.states.ts', { cwd: source }).flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/^export (?:type|interface) (\w+State)\b/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(unions.length).toBeGreaterThan(15);
    expect(unions.filter((name) => !named.has(name ?? ''))).toEqual(['LandingState']);
  });
});
