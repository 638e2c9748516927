import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Index } from 'selenium-webdriver/bidi';
import { onTestFinished } from 'vitest';
import { type Drive, type Size, ended, keys } from './drive';

/** Its types declare a named export, but the module itself is the class. */
const Bidi = createRequire(import.meta.url)('selenium-webdriver/bidi') as typeof Index;

/** Firefox, through WebDriver BiDi, which it supports natively. */
export async function firefox(executable: string, size: Size): Promise<Drive> {
  const profile = mkdtempSync(path.join(tmpdir(), 'peyk-firefox-'));
  const browser = spawn(executable, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(async () => {
    await ended(browser);
    rmSync(profile, { recursive: true, force: true });
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    browser.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
  const bidi = new Bidi(`${address}/session`);
  onTestFinished(async () => {
    await bidi.close();
  });
  await bidi.waitForConnection();
  async function send<Result>(method: string, params: object): Promise<Result> {
    const answer = (await bidi.send({ method, params: { ...params } })) as { result?: Result; message?: string };
    if (answer.result === undefined) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }
  const windows = async () => {
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    return contexts.map(({ context }) => context);
  };
  await send('session.new', { capabilities: {} });
  let [context = ''] = await windows();
  await send('browsingContext.setViewport', { context, viewport: size });

  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async <Answer>(body: string) => {
      const { type, result, exceptionDetails } = await send<{
        type: string;
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `() => JSON.stringify((() => { ${body} })())`,
        awaitPromise: false,
        target: { context },
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Answer;
    },
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => {
      const actions = Array.from(keys(text)).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    goTo: async (window) => {
      const all = await windows();
      context = (window === 'newest' ? all.at(-1) : all[0]) ?? context;
    },
    picture: async () => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
  };
}
