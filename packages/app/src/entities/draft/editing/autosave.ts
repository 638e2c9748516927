/** The mark next to an autosaving field: a failure shows no error and only leaves the mark `unsaved`. */
export type AutosaveMark = 'none' | 'unsaved' | 'saving' | 'saved';

export interface Autosave {
  /** The person typed. */
  change(value: string): void;
  /** The person left the field: saves a pending value now. */
  flush(): void;
  /** The stored value has changed; a pending value stays pending. */
  rebase(saved: string): void;
  /** Cancels the pending save. */
  stop(): void;
}

interface AutosaveOptions {
  /** The stored value. */
  saved: string;
  /** Only valid values are sent. */
  isValid: (value: string) => boolean;
  /** Resolves to whether the server accepted the value. */
  save: (value: string) => Promise<boolean>;
  onMark: (mark: AutosaveMark) => void;
  /** Milliseconds without typing. */
  pause: number;
}

/** Saves a field `pause` ms after the last key, and at once on blur; only changed, valid values, one request at a time. */
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
    // A value typed during the request is saved after it; a refused value is not retried automatically.
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

/** A rough check of an email address; the server validates it. */
export function looksLikeAddress(value: string): boolean {
  return /^[^\s\p{Cf}@<>,;]+@[^\s\p{Cf}@<>,;][^\s\p{Cf}@<>,;.]*\.[^\s\p{Cf}@<>,;]{2,}$/u.test(value.trim());
}
