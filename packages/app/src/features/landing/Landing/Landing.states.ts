export interface LandingState {
  signedIn: boolean;
}

export const landingStates = {
  visitor: { signedIn: false },
  signedIn: { signedIn: true },
} satisfies Record<string, LandingState>;
