import { botDetailStates } from '../../../packages/app/src/features/bots/BotDetail/BotDetail.states.ts';
import { draftEditorStates } from '../../../packages/app/src/features/drafts/DraftEditor/DraftEditor.states.ts';

const words = (name: string) => name.toLowerCase().split(/[\s_-]+/);

/** Whether the name of a story speaks of a state: all words of the state stand in it, side by side. */
export const speaksOf = (story: string, state: string): boolean =>
  ` ${words(story).join(' ')} `.includes(` ${words(state).join(' ')} `);

/** What the tables of states draw: the state of the letter or the bot in each, by screen and by name without its capitals. */
const drawn = new Map<string, string>();
const note = (
  component: string,
  table: object,
  stateOf: (value: { bot?: { status: string }; draft?: { state: string } }) => string | undefined,
) => {
  for (const [name, value] of Object.entries(table)) {
    const state = stateOf(value as object);
    if (state !== undefined) drawn.set(`${component} ${name.toLowerCase()}`, state);
  }
};
note('screens-bots-botdetail', botDetailStates, ({ bot }) => bot?.status);
note('screens-drafts-drafteditor', draftEditorStates, ({ draft }) => draft?.state);

/** Whether a story shows something in a state: it draws one that is in it, or says so in its name. */
export function shows({ id, name }: { id: string; name: string }, state: string): boolean {
  const [component = '', story = ''] = id.split('--');
  return drawn.get(`${component} ${story.replaceAll('-', '')}`) === state || speaksOf(name, state);
}
