import { expect, test } from 'vitest';
import { chromiumPath, pinned } from './chromium.mjs';

test('the pinned browser runs on Linux x64 alone', () => {
  expect(pinned('linux', 'x64')).toBe(true);
  expect(pinned('linux', 'arm64')).toBe(false);
  expect(pinned('darwin', 'arm64')).toBe(false);
});

test('elsewhere no path is named, so that Playwright takes its own browser', () => {
  expect(chromiumPath(false)).not.toHaveProperty('executablePath');
});
