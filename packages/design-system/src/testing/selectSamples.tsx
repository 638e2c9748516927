import type { ComponentType } from 'react';
import type { SelectProps } from '../components/Select/Select';
import { type Localize, nothing, playground } from './words';

/** Options of a select, as stories show them. */
export const nordic = (localize: Localize) => [
  { value: 'no', label: localize('Norway', 'نروژ'), description: localize('7 universities', '۷ دانشگاه') },
  { value: 'se', label: localize('Sweden', 'سوئد'), description: localize('9 universities', '۹ دانشگاه') },
  { value: 'dk', label: localize('Denmark', 'دانمارک'), description: localize('5 universities', '۵ دانشگاه') },
];

/** The playground of a part with the props of a select. */
export const selectPlayground = (part: ComponentType<SelectProps>) =>
  playground(
    part,
    {
      value: ['no', 'se', 'dk'],
      label: 'text',
      help: 'text',
      error: 'text',
      placeholder: 'text',
      required: 'boolean',
      disabled: 'boolean',
      compact: 'boolean',
      labelHidden: 'boolean',
    },
    (localize) => ({
      label: localize('Country', 'کشور'),
      options: nordic(localize),
      value: null as string | null,
      onChange: nothing,
    }),
  );
