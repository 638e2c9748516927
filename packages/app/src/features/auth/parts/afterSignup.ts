/** What the sign-up page passes to the sign-in page in `history.state`, never in the URL. */
export interface AfterSignup {
  afterSignup: true;
  email: string;
}
