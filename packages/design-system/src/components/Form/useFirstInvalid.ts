import { useEffect, useRef } from 'react';

const CONTROL = 'input, textarea, button, select';

/** Moves focus to the first field with an error when new errors arrive; in a group, to its first control. */
export function useFirstInvalid(formId: string, errors: object): void {
  const seen = useRef(errors);
  useEffect(() => {
    if (seen.current === errors) return;
    seen.current = errors;
    if (Object.keys(errors).length === 0) return;
    const invalid = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = invalid?.matches(CONTROL) ? invalid : invalid?.querySelector<HTMLElement>(CONTROL);
    control?.focus();
  }, [formId, errors]);
}
