import { builder } from './builder';
import { personal } from './personal';
import { plan } from './plan';

/** The texts around the steps of the profile, and of the first of them. */
export const profileWords = {
  builder,
  personal,
  plan,
} as const;
