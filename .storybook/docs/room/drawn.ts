interface Channel {
  on: (event: string, listener: (...args: unknown[]) => void) => void;
  off: (event: string, listener: (...args: unknown[]) => void) => void;
}

/** A story that failed has been drawn as well: what it shows then is what there is to see. One that is left before it has finished loads its page anew. */
const ENDS = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** The channel of this page. */
export const channelHere = (): Channel =>
  (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;

/** Waits until a story is drawn on a page, after asking for it where it is not on its way already. */
export function drawn(channel: Channel, id: string, ask?: () => void): Promise<void> {
  return new Promise((resolve) => {
    const done = (...[told]: unknown[]) => {
      const of = (told as { storyId?: string } | undefined)?.storyId ?? told;
      if (typeof of === 'string' && of !== id) return;
      for (const end of ENDS) channel.off(end, done);
      resolve();
    };
    for (const end of ENDS) channel.on(end, done);
    ask?.();
  });
}

/** Waits for some frames of a page, in which what a story has begun comes to rest. */
export const frames = (page: Window, count: number): Promise<void> =>
  new Promise((resolve) => {
    const step = (left: number): void =>
      void (left === 0 ? resolve() : page.requestAnimationFrame(() => step(left - 1)));
    step(count);
  });
