import { expect, test } from 'vitest';
import { render } from '../../mocks/render';
import { ConnectNotice } from './ConnectNotice';
import { connectStates } from './ConnectNotice.states';

test('on a Persian page the address of a connected account stands at the right, above its sentence', () => {
  const screen = render(<ConnectNotice connect={connectStates.connected} onDismiss={() => undefined} />, {
    locale: 'fa',
  });
  const right = (element: Element) => element.getBoundingClientRect().right;
  const address = screen.element().querySelector('bdi[dir=ltr]')!;
  expect(right(address)).toBeCloseTo(right(address.closest('div')!), 0);
});
