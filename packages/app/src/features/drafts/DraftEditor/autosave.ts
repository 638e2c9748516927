/** What the person sees beside a field that saves itself: a failure is silent and only leaves the mark. */
export type AutosaveMark = 'none' | 'unsaved' | 'saving' | 'saved';

export interface Autosave {
  /** The person typed. */
  change(value: string): void;
  /** The person left the field: what waits is saved now. */
  flush(): void;
  /** The server has another value by now; what was typed and not saved stays to be saved. */
  rebase(saved: string): void;
  /** Nothing that waits is saved any more. */
  stop(): void;
}

interface AutosaveOptions {
  /** What the server has. */
  saved: string;
  /** Only such values are sent. */
  isValid: (value: string) => boolean;
  /** Resolves to whether the server took it. */
  save: (value: string) => Promise<boolean>;
  onMark: (mark: AutosaveMark) => void;
  /** Milliseconds without typing. */
  pause: number;
}

/** Saves a field 600 ms (or `pause`) after the last key, and at once when it is left; only changed, valid values, one at a time. */
export function createAutosave({ saved, isValid, save, onMark, pause }: AutosaveOptions): Autosave {
  let known = saved;
  let value = saved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = false;

  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (saving || value === known || !isValid(value)) return;
    const sent = value;
    saving = true;
    onMark('saving');
    const taken = await save(sent);
    saving = false;
    if (taken) known = sent;
    onMark(value === known ? 'saved' : 'unsaved');
    // What was typed while the answer was on its way is saved after it; what was refused is not sent again by itself.
    if (value !== known && value !== sent && timer === undefined) void send();
  };

  return {
    change(next) {
      value = next;
      clearTimeout(timer);
      timer = undefined;
      if (value === known) return onMark('none');
      onMark('unsaved');
      timer = setTimeout(() => void send(), pause);
    },
    flush: () => void send(),
    rebase(next) {
      if (saving) return;
      const waits = value !== known;
      if (!waits) value = next;
      known = next;
      if (!waits || value !== known) return;
      clearTimeout(timer);
      timer = undefined;
      onMark('none');
    },
    stop: () => clearTimeout(timer),
  };
}

/** Looks like an address; the server has the last word. */
export function looksLikeAddress(value: string): boolean {
  return /^[^\s\p{Cf}@<>,;]+@[^\s\p{Cf}@<>,;][^\s\p{Cf}@<>,;.]*\.[^\s\p{Cf}@<>,;]{2,}$/u.test(value.trim());
}
