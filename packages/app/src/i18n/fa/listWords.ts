import { cv } from './cv';
import { profile } from './profile';

/** The texts of the later steps of the profile. */
export const listWords = {
  cv,
  profile,
} as const;
