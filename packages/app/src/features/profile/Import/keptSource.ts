import { useState } from 'react';
import { dropEdit, keepEdit, keptEdit } from '../../../session/unsavedEdits';
import { SOURCES, type Source, noSource } from './sources';

const form = 'import';

/** What was typed; a file cannot be kept. */
function readSource(owner: number | null): Source {
  const { kind, texts } = ((owner === null ? null : keptEdit(owner, form)) ?? {}) as Partial<Source>;
  const isWhole = SOURCES.some((each) => each === kind) && SOURCES.every((each) => typeof texts?.[each] === 'string');
  return isWhole && kind && texts ? { ...noSource, kind, texts } : noSource;
}

const isUntouched = ({ kind, texts }: Source): boolean =>
  kind === noSource.kind && SOURCES.every((each) => texts[each] === '');

/** What this person typed into the sources, kept like unsaved edits while the tab is open. */
export function useKeptSource(owner: number | null): [Source, (change: (now: Source) => Source) => void] {
  const [kept, setKept] = useState(() => ({ source: readSource(owner), owner }));
  // The person is known a moment after a reload, or is another one.
  if (owner !== null && kept.owner !== owner) {
    // What was typed in that moment is newer than what was kept.
    const isTyped = kept.owner === null && !isUntouched(kept.source);
    setKept({ source: isTyped ? kept.source : readSource(owner), owner });
  }
  const change = (make: (now: Source) => Source) =>
    setKept((now) => {
      const source = make(now.source);
      if (owner !== null) {
        if (isUntouched(source)) dropEdit(owner, form);
        else keepEdit(owner, form, { kind: source.kind, texts: source.texts });
      }
      return { source, owner };
    });
  return [kept.source, change];
}
