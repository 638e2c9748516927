import { type OAuthMessage, oauthChannel, readOAuthMessage } from './oauthMessage';

const popupSize = { width: 500, height: 600 };

/** Opens an empty window; call it directly in the press handler. Null where the browser blocked it. */
export function openOAuthWindow(opener: 'popup' | 'tab'): Window | null {
  if (opener === 'tab') return globalThis.open('about:blank', '_blank');
  const { width, height } = popupSize;
  const left = Math.max(0, Math.round(globalThis.screenX + (globalThis.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(globalThis.screenY + (globalThis.outerHeight - height) / 2));
  // Without a window name: another page of ours would otherwise navigate the window of the first one.
  return globalThis.open('about:blank', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

type Heard = (message: OAuthMessage, source: MessageEventSource | null, reply: (answer: OAuthMessage) => void) => void;

/**
 * Listens to both channels between the two pages: `postMessage` from our own origin, and a `BroadcastChannel` for browsers that sever a
 * window from its opener. Returns the function to stop.
 */
export function listenForOAuth(heard: Heard): () => void {
  const channel = openChannel();
  const reply = (source: MessageEventSource | null) => (answer: OAuthMessage) => {
    channel?.postMessage(answer);
    source?.postMessage(answer, { targetOrigin: globalThis.location.origin });
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    const message = event.origin === globalThis.location.origin ? readOAuthMessage(event.data) : null;
    if (message) heard(message, event.source, reply(event.source));
  };
  const onBroadcast = (event: MessageEvent<unknown>) => {
    const message = readOAuthMessage(event.data);
    if (message) heard(message, null, reply(null));
  };
  addEventListener('message', onMessage);
  channel?.addEventListener('message', onBroadcast);
  return () => {
    removeEventListener('message', onMessage);
    channel?.removeEventListener('message', onBroadcast);
    channel?.close();
  };
}

/** Sends the message on both channels: to the opener, if there is one, and to every page of ours that listens. */
export function tellOpener(message: OAuthMessage): void {
  const opener = globalThis.opener as Window | null;
  try {
    opener?.postMessage(message, globalThis.location.origin);
  } catch {
    // An opener of another origin may refuse even this; the channel below still works.
  }
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(oauthChannel);
}
