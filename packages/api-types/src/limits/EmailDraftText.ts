/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['EmailDraftText']> = {
  subject: { required: true, maxLength: 300, pattern: "^[^\\r\\n]*$" },
  body: { required: true, maxLength: 20000 },
};
