import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { Letter } from '../../text/Letter';
import { Claim } from './Claim';

test('its words are marked, numbered and described by their note', async () => {
  render(
    <>
      <Letter>
        <p>
          <Claim marker="1" describedBy="note">
            Temperature was held constant
          </Claim>
        </p>
      </Letter>
      <p id="note">Section 6</p>
    </>,
  );
  const claim = page.elementLocator(document.querySelector('[role="mark"]') ?? document.body);
  await expect.element(claim).toHaveTextContent('Temperature was held constant1');
  await expect.element(claim).toHaveAccessibleDescription('Section 6');
});

test('its number leaves the height of the line alone', () => {
  const place = render(
    <Letter>
      <p>
        Words <Claim marker="1">and a claim</Claim>
        <Claim marker="2" onOpen={() => undefined} openLabel="Source 2">
          with a way
        </Claim>
      </p>
      <p>Words alone</p>
    </Letter>,
  );
  const [marked, plain] = [...place.querySelectorAll('p')].map((line) => line.getBoundingClientRect().height);
  expect(marked).toBe(plain);
});

test.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('what is wrong with the words is said after them in the language of the page (%s)', async (locale, dir) => {
  render(
    <Letter>
      <p>
        <Claim marker="3" tone="danger" label="Without a source">
          We met in Oslo.
        </Claim>
      </p>
    </Letter>,
    { locale },
  );
  const label = page.getByText('Without a source').element();
  expect([label.getAttribute('lang'), label.getAttribute('dir')]).toEqual([locale, dir]);
  await expect.element(page.elementLocator(label)).toBeVisible();
});

test('its number opens its note, and the keyboard goes past it', async () => {
  const opened = vi.fn();
  render(
    <Letter>
      <p>
        <Claim marker="2" onOpen={opened} openLabel="Source 2">
          Words
        </Claim>
      </p>
    </Letter>,
  );
  const number = page.getByRole('button', { name: 'Source 2' });
  await number.click();
  expect(opened).toHaveBeenCalledOnce();
  await expect.element(number).toHaveAttribute('tabindex', '-1');
});
