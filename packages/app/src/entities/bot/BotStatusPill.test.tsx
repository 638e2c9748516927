import { expect, test } from 'vitest';
import { render } from '../../mocks/render';
import { BotStatusPill } from './BotStatusPill';

test.each([
  ['en', ['Active', 'Paused', 'Running', 'Draft', 'Error', 'Error', 'Sleeping', 'Unknown']],
  ['fa', ['فعال', 'موقتاً متوقف', 'در حال اجرا', 'پیش‌نویس', 'خطا', 'خطا', 'Sleeping', 'نامشخص']],
] as const)(
  'BOT-115 BOT-116 BOT-117 in %s each status has its word, and an unknown one its own',
  async (locale, words) => {
    const statuses = ['active', 'PAUSED', ' Running ', 'Draft', 'error', 'Failed', ' Sleeping ', ' '];
    const screen = render(
      <ul>
        {statuses.map((status) => (
          <li key={status}>
            <BotStatusPill status={status} />
          </li>
        ))}
      </ul>,
      { locale },
    );
    await expect
      .poll(() =>
        screen
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(words);
  },
);
