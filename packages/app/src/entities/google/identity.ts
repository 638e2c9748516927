/** The part of Google Identity Services that one button needs. */
export interface Identity {
  initialize(options: {
    client_id: string;
    /** Returned in the token. */
    nonce?: string;
    callback: (answer: { credential?: unknown }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }): void;
  renderButton(
    place: HTMLElement,
    look: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'continue_with';
      logo_alignment: 'center';
      width: number;
      locale: string;
    },
  ): void;
}

const source = 'https://accounts.google.com/gsi/client';
/** Where Google is blocked, its address often hangs instead of failing. */
const limitMs = 15_000;
let loading: Promise<Identity> | null = null;

const present = () => (globalThis as { google?: { accounts?: { id?: Identity } } }).google?.accounts?.id;

/** Google's script, loaded once. Rejects when it fails to load; the next call tries again. */
export function loadIdentity(): Promise<Identity> {
  const already = present();
  if (already) return Promise.resolve(already);
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(): Promise<Identity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script of Google did not come'));
    };
    const limit = setTimeout(fail, limitMs);
    script.addEventListener('error', () => {
      clearTimeout(limit);
      fail();
    });
    script.addEventListener('load', () => {
      clearTimeout(limit);
      const identity = present();
      if (identity) resolve(identity);
      else fail();
    });
    script.async = true;
    script.src = source;
    document.head.append(script);
  });
}
