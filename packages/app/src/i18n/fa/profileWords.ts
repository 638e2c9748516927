import { cv } from './cv';
import { personal } from './personal';
import { plan } from './plan';
import { profile } from './profile';

/** The texts of the screens about the person and their account. */
export const profileWords = {
  cv,
  personal,
  plan,
  profile,
} as const;
