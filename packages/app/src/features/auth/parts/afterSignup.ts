/** What the sign-up page hands to the sign-in page in the history entry: never in the address. */
export interface AfterSignup {
  afterSignup: true;
  email: string;
}
