import type { CvData, StudentProfile } from '@peyk/api-types';

/**
 * A short text that is another one when anything in the profile has changed that a CV is made of: the person's names and how to reach them,
 * and all lists. What changes by itself, such as XP, is not in it. Null while the profile is not known.
 */
export function profileMark(everything: CvData | undefined, own: StudentProfile | undefined): string | null {
  if (everything === undefined || own === undefined) return null;
  const { user, ...lists } = everything;
  const { first_name, last_name, email, phone, address } = user;
  return shortened(
    JSON.stringify([
      first_name,
      last_name,
      email,
      phone,
      address,
      own.latin_name,
      own.persian_name,
      own.address_en,
      lists,
    ]),
  );
}

/** Two sums of 32 bits by FNV-1a, and the length: nothing secret depends on it. */
function shortened(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return [one >>> 0, two >>> 0, text.length].map((part) => part.toString(36)).join('.');
}
