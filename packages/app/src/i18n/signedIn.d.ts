/** A copy of the texts of the frame, in the file of the texts that need a session. */
declare module '*?signedIn' {
  export const common: object;
  export const problems: object;
  export const shell: object;
}
