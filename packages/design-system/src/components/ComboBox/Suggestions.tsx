import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Auto } from '../../text/Auto';
import * as button from '../Button/Button.css';
import * as list from '../Field/listbox.css';
import type { ComboBoxOption } from './ComboBox';
import * as s from './ComboBox.css';

interface SuggestionsProps {
  options: readonly ComboBoxOption[];
  busy: boolean;
  /** Shown instead of suggestions. */
  statusText: string | undefined;
  /** Shown below the suggestions. */
  note: string | undefined;
}

/** The list below the field. Older suggestions stay while newer ones are loading. */
export function Suggestions({ options, busy, statusText, note }: SuggestionsProps) {
  return (
    <>
      <ListBox
        className={s.options}
        items={options}
        renderEmptyState={() => (
          <div className={s.nothing}>
            {busy && <span className={button.spinner} aria-hidden />}
            <span>{statusText}</span>
          </div>
        )}
      >
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} className={list.item}>
            <span className={list.words}>
              <span>
                <Auto>{option.label}</Auto>
              </span>
              {option.description !== undefined && <span className={list.description}>{option.description}</span>}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
      {note !== undefined && options.length > 0 && (
        <div className={s.note} aria-hidden>
          {busy && <span className={button.spinner} aria-hidden />}
          <span>{note}</span>
        </div>
      )}
    </>
  );
}
