import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ModeName, type SheetWidth, locales, modes, sheetWidths, themes, widths } from '../../modes';
import { ask } from './asking';
import type { Follow, Place } from './shared';
import { type Listed, openStory, roomAddress, storyAddress, useListed } from './stories';
import { type Pair, type Told, paired } from './words';

/** Two of English and two of Persian, each beside its twin. */
const ORDER: readonly ModeName[] = ['en-light', 'fa-dark', 'en-dark', 'fa-light'];
const HEIGHT = 900;

const titleOf = (name: ModeName) => {
  const { locale, theme } = modes[name];
  return `${locale === 'fa' ? 'Persian' : locales[locale]}, ${themes[theme].toLowerCase()}`;
};

/** The story that the address of the frame names; it outlives a reload and can be sent to a colleague. */
function storyInAddress(): string | null {
  return new URLSearchParams((window.top ?? window).location.search).get('beside');
}

function noteInAddress(id: string) {
  const top = window.top ?? window;
  const address = new URL(top.location.href);
  address.searchParams.set('beside', id);
  top.history.replaceState(top.history.state, '', address);
}

function Picker({ all, id, onPick }: { all: readonly Listed[]; id: string; onPick: (id: string) => void }) {
  const stories = all.filter(({ type, tags }) => type === 'story' && !tags.includes('wired'));
  const titles = [...new Set(stories.map(({ title }) => title))];
  const title = stories.find((one) => one.id === id)?.title ?? titles[0];
  const states = stories.filter((one) => one.title === title);
  return (
    <>
      <label className="field">
        Screen or component
        <select
          value={title}
          onChange={({ target }) => onPick(stories.find((one) => one.title === target.value)?.id ?? id)}
        >
          {titles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className="field">
        State
        <select value={id} onChange={({ target }) => onPick(target.value)}>
          {states.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** One of the four pages: it scrolls and points where the others do. */
function Way({
  name,
  id,
  width,
  share,
  onTexts,
}: {
  name: ModeName;
  id: string;
  width: SheetWidth;
  share: Share;
  onTexts: (name: ModeName, texts: Told[]) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const scale = room === 0 ? 0 : Math.min(1, room / width);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const tell = useEffectEvent((texts: Told[]) => onTexts(name, texts));
  const join = useEffectEvent((page: Window) => share(name, page));
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    let stays = true;
    void ask(page, id, 'texts').then((texts) => stays && tell(texts));
    const leave = join(page);
    return () => {
      stays = false;
      leave();
    };
  }, [id]);

  return (
    <figure className="way">
      <figcaption>{titleOf(name)}</figcaption>
      <div ref={box} className="way-sheet" style={{ blockSize: HEIGHT * (scale || 0.4) }}>
        {/* A page of our own, which needs its scripts and its storage: a sandbox with both would be none. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          key={id}
          ref={frame}
          title={`${titleOf(name)}, ${width} px`}
          src={storyAddress(id, modes[name])}
          style={{ inlineSize: width, blockSize: HEIGHT, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}

type Share = (name: ModeName, page: Window) => () => void;

/** Lets pages scroll together, by the share of the way down, and shows on each where the pointer is on another. */
function useShare(): Share {
  const pages = useRef(new Map<ModeName, Window>());
  useEffect(() => {
    const pass = ({ data, source }: MessageEvent<Place | undefined>) => {
      if (!data || !['scrolled', 'pointed', 'left'].includes(data.room)) return;
      for (const page of pages.current.values())
        if (page !== source) page.postMessage({ room: 'follow', place: data } satisfies Follow, '*');
    };
    addEventListener('message', pass);
    return () => removeEventListener('message', pass);
  }, []);
  return (name, page) => {
    pages.current.set(name, page);
    return () => void pages.current.delete(name);
  };
}

function Words({ pairs }: { pairs: readonly Pair[] }) {
  const cut = pairs.filter(({ en, fa }) => en?.cut || fa?.cut).length;
  return (
    <section aria-labelledby="words">
      <h2 id="words">
        The same words in both languages <small>{pairs.length}</small>
      </h2>
      <p>
        Each text on the page once, names for those who listen among them, with its key: in the catalogue of the app, or
        under <code>design-system</code> and <code>server</code> in theirs. What has no key is of a person, or a name, a
        date or a figure. {cut === 0 ? 'No text is cut off by its place.' : null}
        {cut > 0 ? <strong className="hole">{cut} are cut off by their place.</strong> : null}
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">English</th>
              <th scope="col">Persian</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ keys, en, fa }, index) => (
              <tr key={`${index} ${en?.text} ${fa?.text}`}>
                <td>
                  {keys.length === 0 ? '–' : keys.slice(0, 3).map((key) => <code key={key}>{key} </code>)}
                  {keys.length > 3 ? `and ${keys.length - 3} more` : null}
                </td>
                <td>
                  <span className={en?.cut ? 'hole' : undefined}>{en?.text ?? '–'}</span>
                </td>
                <td lang="fa" dir="rtl">
                  <span className={fa?.cut ? 'hole' : undefined}>{fa?.text ?? '–'}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A story in all four modes at once, and its words in both languages. */
export function FourWays() {
  const all = useListed();
  const first = all.find(({ title, type }) => type === 'story' && title.startsWith('Screens/'))?.id ?? '';
  const [id, setId] = useState(() => {
    const named = storyInAddress();
    return all.some((one) => one.id === named) ? (named ?? first) : first;
  });
  const [width, setWidth] = useState<SheetWidth>(widths.desktop.width);
  const [texts, setTexts] = useState<Partial<Record<ModeName, Told[]>>>({});
  const share = useShare();
  const { 'en-light': english, 'fa-dark': persian } = texts;
  return (
    <div className="room sb-unstyled">
      <div className="bar">
        <Picker
          all={all}
          id={id}
          onPick={(next) => {
            setTexts({});
            setId(next);
            noteInAddress(next);
          }}
        />
        <fieldset className="choice">
          <legend>Width</legend>
          {sheetWidths.map((one) => (
            <label key={one}>
              <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />
              {one} px
            </label>
          ))}
        </fieldset>
        <a href={roomAddress(id, modes['en-light'])} target="_top" onClick={(event) => openStory(event, id)}>
          Open this story alone
        </a>
      </div>
      <div className={width === widths.small.width ? 'ways small' : 'ways'}>
        {ORDER.map((name) => (
          <Way
            key={name}
            {...{ name, id, width, share }}
            onTexts={(of, told) => setTexts((before) => ({ ...before, [of]: told }))}
          />
        ))}
      </div>
      {english && persian ? <Words pairs={paired(english, persian)} /> : <p role="status">Reading the words…</p>}
    </div>
  );
}
