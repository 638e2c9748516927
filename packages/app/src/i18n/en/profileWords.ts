import { account } from './account';
import { cv } from './cv';
import { imports } from './import';
import { personal } from './personal';
import { plan } from './plan';
import { profile } from './profile';

/** The texts of the screens about the person and their account. */
export const profileWords = {
  account,
  cv,
  import: imports,
  personal,
  plan,
  profile,
} as const;
