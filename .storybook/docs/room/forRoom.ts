/** The part of an address that tells a page that it draws for the page around it. */
export const FOR_ROOM = '&for=room';
