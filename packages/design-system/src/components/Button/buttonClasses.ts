import * as s from './Button.css';

export type ButtonTone = 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The classes that make a button or a link look like a button. */
export function buttonClasses(tone: ButtonTone, size: ButtonSize, fullWidth: boolean): string {
  return [s.button, s.tone[tone], s.size[size], fullWidth && s.fullWidth].filter(Boolean).join(' ');
}
