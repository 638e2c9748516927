import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from './device';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('goes along with a sign-in once it was handed out', () => {
  expect(device.forSignIn()).toEqual({});
  device.keep('a-device_1');
  expect(device.forSignIn()).toEqual({ device: 'a-device_1' });
});

test.each(['x', 'x'.repeat(200), 'A-z_0'])('a name such as %.9j goes along as it was handed out', (name) => {
  device.keep(name);
  expect(device.forSignIn()).toEqual({ device: name });
});

test.each([undefined, null, 5, '', 'a b', 'x'.repeat(201), '{"device":1}'])('%j is not kept', (value) => {
  device.keep('first');
  device.keep(value);
  expect(kept.get('peyk.device')).toBe('first');
});

test.each(['', 'a b', 'x'.repeat(201), '{}'])('%j in the storage is not sent', (value) => {
  kept.set('peyk.device', value);
  expect(device.forSignIn()).toEqual({});
});
