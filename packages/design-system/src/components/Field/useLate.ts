import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A control whose code is in a file of its own. */
export interface LateCode<Props> {
  /** Null until it has come. */
  found: ComponentType<Props> | null;
  load: () => Promise<void>;
}

export function lateCode<Props>(fetch: () => Promise<ComponentType<Props>>): LateCode<Props> {
  const code: LateCode<Props> = {
    found: null,
    load: async () => {
      code.found = await fetch();
    },
  };
  return code;
}

const PRESS = 'press';
/** How long after a release its click may come: on a touch screen in a task of its own. */
const CLICK_MS = 100;
const CONTROL = 'button';
const USED = ['pointerdown', 'keydown'] as const;
/** What goes on while a control is waited for: the browser's own, and leaving. */
const LEFT_ALONE = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

interface Late<Props> {
  Found: ComponentType<Props> | null;
  /** It was used and its code did not come. The next use asks again. */
  failed: boolean;
  /** It was used and its code is on its way. */
  awaited: boolean;
  /** Around both the control and what stands in its place. */
  place: RefObject<HTMLDivElement | null>;
  /** Of what stands in its place. */
  stand: {
    onPointerDownCapture: () => void;
    onClickCapture: () => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
    onFocusCapture: () => void;
    onPointerEnter: () => void;
  };
}

/**
 * Loads the code of a control with the first press or key on the page. What stands in its place until then looks the same; presses and keys
 * on it are noted, and the control gets them and the focus when it has come.
 */
export function useLate<Props>(code: LateCode<Props>): Late<Props> {
  const place = useRef<HTMLDivElement>(null);
  const [Found, setFound] = useState(() => code.found);
  const [status, setStatus] = useState<'idle' | 'awaited' | 'failed'>('idle');
  const acts = useRef<string[]>([]);
  const hadFocus = useRef(false);
  // A press belongs to the control it began on, and is lost if that is replaced before its click.
  const held = useRef(false);

  const arrive = () => {
    if (code.found === null || held.current || !place.current) return;
    hadFocus.current = place.current.contains(document.activeElement);
    setFound(() => code.found);
  };
  const ask = () =>
    void code.load().then(arrive, () => {
      if (acts.current.length === 0) return;
      acts.current = [];
      setStatus('failed');
    });
  const note = (act: string) => {
    acts.current.push(act);
    setStatus('awaited');
    ask();
  };

  const askEarly = useEffectEvent(ask);
  const arriveLater = useEffectEvent(arrive);
  useEffect(() => {
    if (Found) return undefined;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let after: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clearTimeout(after);
      after = setTimeout(() => {
        held.current = false;
        arriveLater();
      }, CLICK_MS);
    };
    for (const use of USED) addEventListener(use, () => askEarly(), options);
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, release, options);
    return () => {
      listening.abort();
      clearTimeout(after);
    };
  }, [Found]);

  useLayoutEffect(() => {
    const control = place.current?.querySelector<HTMLElement>(CONTROL);
    if (!Found || !control) return;
    if (hadFocus.current) control.focus({ preventScroll: true });
    void again(acts.current.splice(0), control);
  }, [Found]);

  return {
    Found,
    failed: status === 'failed',
    awaited: status === 'awaited',
    place,
    stand: {
      onPointerDownCapture: () => {
        held.current = true;
      },
      onClickCapture: () => {
        held.current = false;
        // A key that presses a button makes a click too.
        if (acts.current.length === 0) note(PRESS);
      },
      onKeyDownCapture: (event) => {
        const { key } = event;
        if (event.altKey || event.ctrlKey || event.metaKey || LEFT_ALONE.includes(key)) return;
        event.preventDefault();
        event.stopPropagation();
        note(key);
      },
      onFocusCapture: ask,
      onPointerEnter: ask,
    },
  };
}

/** Does again what was done before the control came, each when it has drawn what the one before brought. */
async function again(acts: readonly string[], control: HTMLElement): Promise<void> {
  for (const act of acts) {
    await drawn();
    if (act === PRESS) {
      control.click();
      continue;
    }
    for (const type of ['keydown', 'keyup'])
      (document.activeElement ?? control).dispatchEvent(
        new KeyboardEvent(type, { key: act, bubbles: true, cancelable: true }),
      );
  }
}

/** Two frames: React draws in the first, and what was drawn takes focus in the next. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
