/** The part of an address that tells a page that it draws for the page around it. */
export const FOR_ROOM = '&for=room';

/** Rules for a page on which nothing moves. */
export const AT_REST =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
