import { type ChildProcess, spawn } from 'node:child_process';
import { Builder } from 'selenium-webdriver';
import { onTestFinished } from 'vitest';
import { type Drive, type Size, ended, keys, until } from './drive';

/** The programs for WebKit: its driver, the small browser that it starts, and a virtual display. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** A process that runs until the test ends. */
function begun(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => ended(child));
  return child;
}

/** WebKitGTK, through WebDriver, on a virtual display of the size of the window. */
export async function webkit({ driver, browser, screen }: WebKitPrograms, { width, height }: Size): Promise<Drive> {
  // The toolbar of the small browser takes space above the page.
  const x = begun(screen, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']);
  const display = await new Promise<string>((resolve) =>
    x.stdio[3]?.on('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  const port = 4000 + Number(display);
  begun(driver, [`--port=${port}`], { DISPLAY: `:${display}` });
  const server = `http://127.0.0.1:${port}`;
  await until('driver of WebKit', async () => (await fetch(`${server}/status`)).ok);
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    })
    .build();
  onTestFinished(() => session.quit());
  await session.manage().window().setRect({ x: 0, y: 0, width, height });
  await session.manage().setTimeouts({ script: 10_000, pageLoad: 30_000 });
  const [first = ''] = await session.getAllWindowHandles();

  return {
    open: (url) => session.get(url),
    run: <Answer>(body: string) => session.executeScript<Answer>(body),
    press: async (left, top) => {
      const at = { x: Math.round(left), y: Math.round(top), duration: 0 };
      await session.actions().move(at).press().release().perform();
    },
    type: async (text) => {
      await session.actions().sendKeys(keys(text)).perform();
    },
    goTo: async (window) => {
      const all = await session.getAllWindowHandles();
      const newest = all.filter((handle) => handle !== first).at(-1) ?? first;
      await session.switchTo().window(window === 'newest' ? newest : first);
    },
    picture: () => session.takeScreenshot(),
  };
}
