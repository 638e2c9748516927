import { beforeEach } from 'vitest';

// The pages of all test files share the storage of one browser: a theme that one file chose, the next would be drawn in.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
