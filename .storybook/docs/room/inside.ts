import type { Locale } from '../../modes';
import type { Answer, Question, Takes } from './asking';
import { channelHere, drawn, frames } from './drawn';
import { heardOn } from './heard';
import { passOn } from './shared';
import { stillOf, wornOn } from './still';
import { tightOn } from './tight';

type DrawingPage = Window & {
  /** Made after this module has been asked for, and at times after the first question. */
  __STORYBOOK_PREVIEW__?: {
    onSetCurrentStory: (story: { storyId: string; viewMode: 'story' }) => Promise<void>;
    currentRender?: { id: string; phase?: string };
  };
};

const page = window as unknown as DrawingPage;

/** What is large comes when it is asked for. */
const TAKES: { [Name in keyof Takes]: () => Takes[Name] | Promise<Takes[Name]> } = {
  still: () => stillOf(document),
  worn: () => ({ still: stillOf(document), worn: wornOn(document) }),
  tight: () => tightOn(document),
  // The text of axe as it is published: the module itself knows another text once it has been bundled.
  heard: async () => heardOn(document, (await import('axe-core/axe.min.js?raw')).default),
  texts: async () => (await import('./words')).textsOn(document, document.documentElement.lang as Locale),
};

const say = (answer: Answer) => window.parent.postMessage(answer, '*');

/** The story that the address names is on its way when the first question comes; every later one is asked for. */
let onItsWay = new URLSearchParams(location.search).get('id');
const ENDED = /^(?:finished|completed|errored|aborted)$/;

async function draw({ number, id, take }: Question) {
  const currentRender = page.__STORYBOOK_PREVIEW__?.currentRender;
  const isThere = currentRender?.id === id && ENDED.test(currentRender.phase ?? '');
  const isComing = onItsWay === id;
  onItsWay = null;
  const ask = () => void page.__STORYBOOK_PREVIEW__?.onSetCurrentStory({ storyId: id, viewMode: 'story' });
  if (!isThere) await drawn(channelHere(), id, isComing ? undefined : ask);
  await frames(window, 2);
  say({ room: 'taken', number, taken: await TAKES[take]() });
}

addEventListener('message', ({ data, source }: MessageEvent<Question | undefined>) => {
  if (source === window.parent && data?.room === 'draw') void draw(data);
});
passOn();
say({ room: 'ready' });
