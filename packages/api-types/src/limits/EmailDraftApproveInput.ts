/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['EmailDraftApproveInput']> = {
  recipient: { maxLength: 254 },
  attachments: { maxItems: 2 },
  stated: { maxItems: 50 },
};
