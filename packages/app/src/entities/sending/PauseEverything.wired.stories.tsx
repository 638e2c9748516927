import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { MockSending } from '../../mocks/fixtures/sending';
import { http } from '../../mocks/http';
import { SendingBanner } from './SendingBanner';
import { useSending } from './useSending';

const since = '2026-11-20T08:40:00Z';

const meta = preview.meta({
  title: 'Entities/SendingBanner/Wired',
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Switch() {
    const { sending, pause, resume, dismiss } = useSending();
    return (
      <SendingBanner
        sending={sending}
        onPause={() => void pause()}
        onResume={() => void resume()}
        onDismiss={dismiss}
      />
    );
  },
});

/** R17: sending is paused when the page opens; a failed resume shows a message and can be retried. */
export const ResumesAtTheSecondTry = meta.story({
  beforeEach({ msw }) {
    let tries = 0;
    msw.use(
      http.get('/api/sending/', ({ response }) =>
        response(200).json({ ...MockSending, paused: true, paused_at: since }),
      ),
      http.post('/api/sending/resume/', ({ response }) => {
        tries += 1;
        return tries === 1 ? response(500).json({ detail: 'Out of order.' }) : response(200).json(MockSending);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume sending|ازسرگیری ارسال/ }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: /Try again|تلاش دوباره/ }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});
