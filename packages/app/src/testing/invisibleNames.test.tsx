import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { People } from '../features/auth/Google/parts/People';
import { StepMessage } from '../features/auth/Google/parts/StepMessage';
import { botDetailStates } from '../features/bots/BotDetail/BotDetail.states';
import { Avoided } from '../features/bots/BotDetail/parts/Avoided';
import { useRunWords } from '../features/bots/BotDetail/parts/useRunWords';
import { botEditStates } from '../features/bots/BotEdit/BotEdit.states';
import { BotEditView } from '../features/bots/BotEdit/BotEditView';
import { dashboardStates } from '../features/dashboard/Dashboard/Dashboard.states';
import { DashboardView } from '../features/dashboard/Dashboard/DashboardView';
import { draftEditorStates } from '../features/drafts/DraftEditor/DraftEditor.states';
import { Seal } from '../features/drafts/DraftEditor/parts/Seal';
import { Sheet } from '../features/drafts/DraftEditor/parts/Sheet';
import { gmailStates } from '../features/gmail/Gmail/Gmail.states';
import { DisconnectDialog } from '../features/gmail/Gmail/parts/DisconnectDialog';
import { Message } from '../features/mailbox/Mailbox/parts/Message';
import { MockBot, MockRun } from '../mocks/fixtures/bot';
import { MockMessage } from '../mocks/fixtures/mailbox';
import { MockChosen } from '../mocks/fixtures/sending';
import { MockUser } from '../mocks/fixtures/user';
import { render } from '../mocks/render';

/** A space, a zero-width character and the Braille blank: all invisible. */
const nothing = ' \u200b\u2800';
const idle = () => undefined;
const { sent, review } = draftEditorStates;

function RunWords({ current }: { current: Partial<typeof MockRun.current> }) {
  const { detail } = useRunWords({ ...MockRun, stage: 'drafting', current: { ...MockRun.current, ...current } });
  return <output>{detail ?? 'no more'}</output>;
}

const sheet = (
  <Sheet
    state={{ ...review, sender: nothing, draft: { ...review.draft, professor_name: nothing, subject: nothing } }}
    withClaims
    highlighted={[]}
    gapField={idle}
    noteOf={null}
    onOpen={idle}
    onRewrite={idle}
    end={null}
    editButton={{ current: null }}
    onEdit={idle}
    onRecipientOpen={idle}
    onRecipientChange={idle}
    onRecipientBlur={idle}
  />
);

test.each<[what: string, draw: () => ReactNode, found: (screen: Locator) => Locator, text: RegExp]>([
  [
    'the next professor',
    () => (
      <Seal
        state={{ ...sent, botId: 801, next: { professorId: 7, name: nothing } }}
        awake
        onAct={idle}
        onShow={idle}
        title={{ current: null }}
      />
    ),
    (screen) => screen.getByRole('link', { name: /Next draft/ }),
    /^Next draft: .*\(no name\)/,
  ],
  ['whose inbox it is', () => sheet, (screen) => screen, /What .?\(no name\).? sees in the inbox/],
  ['the subject of a letter', () => sheet, (screen) => screen.getByRole('strong'), /^No subject yet$/],
  [
    'the bot that is edited',
    () => (
      <BotEditView
        state={{ ...botEditStates.ready, bot: { ...MockBot, name: nothing } }}
        botHref="/bots/801"
        onChange={idle}
        onKeepMine={idle}
        onTakeTheirs={idle}
        onUpload={idle}
        onDismissUpload={idle}
        onSearch={idle}
        onRetryCountries={idle}
        onRetryUniversities={idle}
        onSave={idle}
        onRetry={idle}
        onLeave={idle}
        onStay={idle}
      />
    ),
    (screen) => screen.getByRole('heading', { level: 1 }),
    /\(no name\)/,
  ],
  [
    'a bot that is paused with its account',
    () => (
      <DisconnectDialog
        asking={{ ...gmailStates.asking.asking, bots: [{ id: 1, name: nothing }] }}
        onConfirm={idle}
        onCancel={idle}
      />
    ),
    (screen) => screen.getByRole('listitem'),
    /^\(no name\)$/,
  ],
  [
    'whom one does not write to',
    () => (
      <Avoided
        part={{
          ...botDetailStates.finished.avoided,
          entries: [{ ...MockChosen, name: nothing, email: 'a@uni.example' }],
        }}
        onRetry={idle}
        onAllow={idle}
        heading={{ current: null }}
      />
    ),
    (screen) => screen.getByRole('listitem', { includeHidden: true }),
    /^.?a@uni\.example.*: .?a@uni\.example/,
  ],
  [
    'whose work is read',
    () => <RunWords current={{ professor_name: nothing, university_name: 'KTH', publication_title: 'On bridges' }} />,
    (screen) => screen.getByRole('status').filter({ hasText: /./ }).first(),
    /^At .?KTH.?$/,
  ],
  [
    'what is read',
    () => <RunWords current={{ professor_name: 'Elin', university_name: 'KTH', publication_title: nothing }} />,
    (screen) => screen.getByRole('status').filter({ hasText: /./ }).first(),
    /^Reading the work of .?Elin.?$/,
  ],
  [
    'where work is read',
    () => <RunWords current={{ professor_name: nothing, university_name: nothing, publication_title: nothing }} />,
    (screen) => screen.getByRole('status').filter({ hasText: /./ }).first(),
    /^no more$/,
  ],
  [
    'the person that is greeted',
    () => (
      <DashboardView
        state={{ ...dashboardStates.ready, user: { ...MockUser, first_name: nothing } }}
        onRetryInterests={idle}
        onRetryBots={idle}
        onRetryCountries={idle}
        onRetryAccounts={idle}
        onRetryStats={idle}
        onRetryScore={idle}
        onDismissSentences={idle}
      />
    ),
    (screen) => screen.getByRole('heading', { level: 1 }),
    new RegExp(`^Hello, .?${MockUser.email}`),
  ],
  [
    'who can sign in',
    () => <People people={[{ email: 'a@mail.example', name: nothing }]} onChoose={idle} />,
    (screen) => screen.getByRole('listitem'),
    /a@mail\.example.*a@mail\.example/,
  ],
  [
    'who is signing in',
    () => <StepMessage step={{ status: 'busy', person: { email: 'a@mail.example', name: nothing } }} />,
    (screen) => screen.getByRole('status').filter({ hasText: /a@mail/ }),
    /^Signing you in…/,
  ],
  [
    'the subject of a message',
    () => <Message message={{ ...MockMessage, subject: nothing }} file={null} onDownload={() => {}} />,
    (screen) => screen.getByRole('heading').first(),
    /^.?No subject.?$/,
  ],
])('%s is told in words where its name shows nothing', async (_, draw, found, text) => {
  const screen = render(draw());
  await expect.element(found(screen)).toMatchTextContent(text);
});
