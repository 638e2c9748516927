import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Disclosure as RacDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { useClaimLines } from '../MarginNotes/useClaimLines';
import * as s from './MarginMarks.css';

export interface MarginMark {
  /** The id in the `describedBy` of its `Claim`. */
  id: string;
  /** The number of its sentence, in the digits of the page. */
  marker: string;
  icon: IconName;
  /** What the sentence stands on, in a few words: "From the paper". */
  word: string;
  /** `quiet` where all is well, `action` where something is to do, `danger` where something is wrong. */
  tone: 'quiet' | 'action' | 'danger';
  /** The sentence, whose first words are shown where the mark is not on its line. */
  sentence: string;
  /** The source, and what can be done. Without it there is nothing to open. */
  children?: ReactNode;
}

export interface MarginMarksProps {
  /** The accessible name of the list: "What each sentence stands on". */
  label: string;
  /** In the order of the letter. */
  items: readonly MarginMark[];
  /** The ids of the marks that are open. */
  open: readonly string[];
  /** Called with a mark that was opened or closed. */
  onOpenChange: (id: string, open: boolean) => void;
}

/**
 * What each sentence of a letter stands on, in a word each; a mark opens its source. Next to a letter, a mark is on the line of the `Claim`
 * that has its id in `describedBy`; elsewhere marks follow each other, with the first words of their sentences. Where the whole evidence is
 * read beside the letter, use `MarginNotes`.
 */
export function MarginMarks({ label, items, open, onOpenChange }: MarginMarksProps) {
  const list = useRef<HTMLOListElement>(null);
  useClaimLines(list);
  return (
    <ol ref={list} aria-label={label} className={s.marks}>
      {items.map(({ id, marker, icon, word, tone, sentence, children }) => {
        const isOpen = children !== undefined && open.includes(id);
        const words = (
          <>
            <Icon name={icon} size={16} />
            <span className={s.word[tone]}>{word}</span>
          </>
        );
        const first = (
          <span className={s.sentence} lang="en" dir="ltr">
            {sentence}
          </span>
        );
        return (
          <li key={id} id={id} data-open={isOpen || undefined} className={s.mark}>
            <span className={s.marker[tone]}>{marker}</span>
            {children === undefined ? (
              <div className={s.body}>
                <p className={s.plain}>{words}</p>
                {first}
              </div>
            ) : (
              <RacDisclosure
                isExpanded={isOpen}
                onExpandedChange={(expanded) => onOpenChange(id, expanded)}
                className={s.body}
              >
                <h3 className={s.heading}>
                  <RacButton slot="trigger" className={s.trigger}>
                    {words}
                    <span className={s.chevron} aria-hidden>
                      <Icon name="chevronDown" size={16} />
                    </span>
                  </RacButton>
                </h3>
                {first}
                <DisclosurePanel className={s.panel}>
                  <div className={s.content}>{children}</div>
                </DisclosurePanel>
              </RacDisclosure>
            )}
          </li>
        );
      })}
    </ol>
  );
}
