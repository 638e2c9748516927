/** Simulates the file dialog: it sets the input's file without checking it. */
export function choose(place: ParentNode, file: File): void {
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  const given = new DataTransfer();
  given.items.add(file);
  input.files = given.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Simulates a system drag: a synthetic one has no file system entry and allows no drop effect. */
export function drag(over: Element, file: File, steps: readonly ('dragenter' | 'dragover' | 'drop')[]): void {
  const dataTransfer = {
    items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
    types: ['Files'],
    effectAllowed: 'all',
    dropEffect: 'none',
  };
  for (const step of steps) {
    const event = new DragEvent(step, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    over.dispatchEvent(event);
  }
}
