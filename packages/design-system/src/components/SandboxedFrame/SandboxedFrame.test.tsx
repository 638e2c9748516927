import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '../../i18n/locale';
import { render } from '../../testing/render';
import { Held } from '../../testing/words';
import { SandboxedFrame } from './SandboxedFrame';
import { FRAME_POLICY, sealedDocument } from './sealedDocument';

const stranger = `${location.origin}/stranger`;
const hostile = `
  <head>
    <base href="${stranger}/"><meta http-equiv="refresh" content="0;url=${stranger}/">
    <link rel="preconnect" href="${stranger}"><link rel="stylesheet" href="${stranger}/a.css">
    <style>@import '${stranger}/b.css'; p { background: url(${stranger}/c.png) }</style>
  </head>
  <body background="${stranger}/d.png">
    <script>parent.postMessage('script ran', '*')</script>
    <p onclick="parent.postMessage('handler ran', '*')">words</p>
    <img src="${stranger}/e.png" srcset="${stranger}/f.png 2x" alt="a bridge" onerror="parent.postMessage('error ran', '*')">
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="dot">
    <video poster="${stranger}/g.png" src="${stranger}/h.mp4"></video>
    <a href="${stranger}/" target="_top">to the top</a>
    <a href="javascript:parent.postMessage('link ran', '*')" target="_self">to itself</a>
    <form action="${stranger}/"><button formaction="${stranger}/">send</button></form>
    <iframe src="${stranger}/"></iframe><object data="${stranger}/"></object>
    <template shadowrootmode="open"><a href="${stranger}/" target="_self">hidden</a></template>
  </body>`;

const frame = () => page.frameLocator(page.getByTitle('The email'));

/** A press on the button sets the starting point of the next Tab, wherever an earlier frame left the focus. */
function renderAfterAButton(children: ReactNode, locale: Locale = 'en') {
  render(
    <>
      <button type="button">before</button>
      {children}
    </>,
    { locale },
  );
}

test('it is a frame without any right, under its own policy, with its name', async () => {
  render(<SandboxedFrame title="The email" status="ready" html="<p>words</p>" />);
  const element = page.getByTitle('The email');
  await expect.element(element).toHaveAttribute('sandbox', '');
  await expect.element(element).toHaveAttribute('srcdoc', expect.stringContaining(`content="${FRAME_POLICY}"`));
  await frame().getByText('words').click();
});

test('no script of it runs, no link leads anywhere, no form is sent', async () => {
  const heard = vi.fn<(event: MessageEvent) => void>();
  window.addEventListener('message', heard);
  onTestFinished(() => window.removeEventListener('message', heard));
  const opened = vi.spyOn(window, 'open');
  const address = location.href;
  render(<SandboxedFrame title="The email" status="ready" html={hostile} />);
  // The last press proves that the frame still shows the same content.
  for (const words of ['words', 'to the top', 'to itself', 'send', 'words']) await frame().getByText(words).click();
  const said: unknown[] = heard.mock.calls.map(([event]) => event.data);
  expect(said.filter((data) => typeof data === 'string' && data.endsWith(' ran'))).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
  expect(location.href).toBe(address);
});

test('it asks no address for anything', async () => {
  // The same document in a frame that this page can inspect; its policy is the one in its text.
  const open = document.createElement('iframe');
  open.setAttribute('sandbox', 'allow-same-origin');
  open.srcdoc = sealedDocument(hostile);
  const loaded = new Promise((resolve) => open.addEventListener('load', resolve));
  document.body.append(open);
  onTestFinished(() => open.remove());
  await loaded;
  const asked = open.contentWindow?.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // The frame's own two addresses are recorded without a response; the server of this page would have answered them.
  expect(asked.filter(({ responseStatus }) => responseStatus !== 0)).toEqual([]);
  expect((await fetch(`${stranger}/b.css`)).status).not.toBe(0);
  expect(open.contentDocument?.querySelectorAll('[href], [src*="stranger"], [srcset], [poster], iframe')).toHaveLength(
    0,
  );
  expect(open.contentDocument?.querySelector('img[alt="dot"]')?.hasAttribute('src')).toBe(true);
});

test('a link still says where it led', () => {
  const sealed = new DOMParser().parseFromString(sealedDocument('<a href="https://a.example/">a</a>'), 'text/html');
  expect(sealed.querySelector('a')?.title).toBe('https://a.example/');
});

test.each([
  [undefined, '<p>سلام</p>', 'auto'],
  ['fa', '<p>Hello</p>', 'rtl'],
  ['en', '<p>سلام</p>', 'ltr'],
  ['en', '<html dir="rtl"><p>a</p></html>', 'rtl'],
] as const)('in the language %s %j reads %s', (lang, html, direction) => {
  const sealed = new DOMParser().parseFromString(sealedDocument(html, lang), 'text/html');
  expect(sealed.documentElement.dir).toBe(direction);
});

test('its own sheet goes before ours', () => {
  expect(sealedDocument('<style>p{color:red}</style><p>a</p>').match(/<style>/g)).toHaveLength(1);
  expect(sealedDocument('<p>a</p>')).toContain('<style>body{');
});

test.each(['en', 'fa'] as const)('in %s the keyboard reaches the paper to scroll it', async (locale) => {
  renderAfterAButton(<SandboxedFrame title="The email" status="ready" html="<p>words</p>" />, locale);
  await page.getByText('before').click();
  await userEvent.tab();
  await expect.element(page.getByTitle('The email')).toHaveFocus();
});

test.each(['', '  ', '<p></p>', '<html><body><!-- --></body></html>'])('%j is said to be nothing', async (html) => {
  render(<SandboxedFrame title="The email" status="ready" html={html} />);
  await expect.element(page.getByRole('heading', { name: 'There is nothing to show' })).toBeInTheDocument();
});

test('a failure is an alert whose button asks again', async () => {
  const onRetry = vi.fn<() => void>();
  renderAfterAButton(<SandboxedFrame title="The email" status="failed" onRetry={onRetry} />);
  await expect.element(page.getByRole('alert')).toBeInTheDocument();
  await page.getByText('before').click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while it loads it says so', async () => {
  render(<SandboxedFrame title="The email" status="loading" />, { locale: 'fa' });
  await expect.element(page.getByText('در حال بارگذاری محتوا')).toBeInTheDocument();
});

test('another text or another language is drawn in place of the one before', async () => {
  render(
    <Held<{ html: string; lang: Locale }> initial={{ html: '<p>words</p>', lang: 'en' }}>
      {(paper, set) => (
        <>
          <button type="button" onClick={() => set({ ...paper, lang: 'fa' })}>
            language
          </button>
          <button type="button" onClick={() => set({ ...paper, html: '<p>others</p>' })}>
            text
          </button>
          <SandboxedFrame title="The email" status="ready" {...paper} />
        </>
      )}
    </Held>,
  );
  const element = page.getByTitle('The email');
  const holds = (html: string, lang: Locale) =>
    expect.element(element).toHaveAttribute('srcdoc', sealedDocument(html, lang));
  await holds('<p>words</p>', 'en');
  await page.getByRole('button', { name: 'language' }).click();
  await holds('<p>words</p>', 'fa');
  await page.getByRole('button', { name: 'text' }).click();
  await holds('<p>others</p>', 'fa');
});
