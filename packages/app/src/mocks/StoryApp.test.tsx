import type { Bot } from '@peyk/api-types';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useApi } from '../api/useApi';
import { MockBot } from './fixtures/bot';
import { serve } from './serve';
import { StoryApp } from './StoryApp';

test('what is answered after a page is gone is taken, and fails nobody', async () => {
  serve({ 'GET /bots/': [] });
  let replace: ((bots: Bot[]) => Promise<unknown>) | undefined;
  function Bots() {
    ({ replace } = useApi('/bots/'));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <StoryApp>
        <Bots />
      </StoryApp>,
    ),
  );
  flushSync(() => root.unmount());
  expect(await replace?.([MockBot])).toEqual([MockBot]);
});
