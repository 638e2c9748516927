/** The part of an address that tells a page that it draws for the page around it. */
export const FOR_ROOM = '&for=room';

/** And the part that tells it that its story is taken from it as it stands: nothing on it moves. */
export const AT_ONCE = '&moves=none';

/** Rules for a page on which nothing moves. */
export const AT_REST =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
