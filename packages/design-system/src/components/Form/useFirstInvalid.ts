import { useEffect, useRef } from 'react';

const CONTROL = 'input, textarea, button, select';

/** When new messages come, focus goes to the first field that has one; a group is entered at its first control. */
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
