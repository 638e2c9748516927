import { type Fault, type GmailProvider, gmailError, type ProviderCall } from './gmailProvider.ts';

/** Lets a kill wait for the middle of a send. */
export interface Trap {
  set: (() => void) | null;
}

/** A failing Gmail: a third of the submitted letters and drafts meet some fault, and so does a tenth of the other calls. */
export function makeUnreliable(provider: GmailProvider, random: () => number, trap: Trap): void {
  provider.chance = (call: ProviderCall) => {
    const gives = call === 'messages/send' || call === 'drafts' || call === 'drafts/send';
    if (trap.set && random() < 0.4) {
      const spring = trap.set;
      trap.set = null;
      // The process dies before it gets the response, whether or not the call was accepted.
      setImmediate(spring);
      return { kind: 'hang', when: random() < 0.6 ? 'after' : 'before' };
    }
    if (random() > (gives ? 0.35 : 0.1)) return null;
    const when = random() < 0.5 ? 'before' : 'after';
    const pick = random();
    if (pick < 0.1) return gmailError(400, 'invalidArgument');
    if (pick < 0.25) return { ...gmailError(403, 'userRateLimitExceeded'), headers: { 'retry-after': '2' } } as Fault;
    if (pick < 0.5) return { kind: 'drop', when };
    if (pick < 0.65) return { kind: 'hang', when };
    if (pick < 0.75) return { kind: 'garbage', when: 'after' };
    return { kind: 'answer', status: 503, when };
  };
}
