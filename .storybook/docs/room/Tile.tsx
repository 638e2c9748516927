import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Mode } from '../../modes';
import type { Still } from './still';
import { type Wanted, pageOf, taken } from './stills';
import { openStory, roomAddress } from './stories';

/** The width of a small picture, in CSS pixels. */
const SMALL = 288;

interface TileProps {
  id: string;
  /** What the picture claims to show. */
  name: string;
  mode: Mode;
  /** The page that the story is drawn on. */
  width: number;
  height: number;
  /** Drawn although it is out of sight: for paper. */
  always?: boolean;
  /** A value to try in place of that of a token; the picture then says whether it shows the token at all. */
  trial?: Trial;
  onDrawn?: (id: string) => void;
}

/** A token that a picture is asked about: its variable in style sheets, and the value to try. */
export interface Trial {
  variable: string;
  value: string;
  /** Whether any element of the picture is drawn with it, once that is known. */
  wears?: boolean | undefined;
}

/** Puts the value into a still picture. */
function tryOut(page: Document, { variable, value }: Pick<Trial, 'variable' | 'value'>): void {
  const style = page.querySelector('style[data-trial]') ?? page.head.appendChild(page.createElement('style'));
  style.setAttribute('data-trial', '');
  style.textContent = value === '' ? '' : `:root,[lang],[data-theme],[class]{${variable}:${value}!important}`;
}

/** A picture that is asked about a token is taken with what answers that, so that its story is drawn once. */
const drawnFor = (wanted: Wanted, asked: boolean, stays: () => boolean): Promise<Still> =>
  asked ? taken(wanted, 'worn', stays).then(({ still }) => still) : taken(wanted, 'still', stays);

/** One state as a small picture that is drawn when it comes into sight; a press opens it. */
export function Tile({ id, name, mode, width, height, always = false, trial, onDrawn }: TileProps) {
  const frame = useRef<HTMLAnchorElement>(null);
  const [seen, setSeen] = useState(false);
  const [picture, setPicture] = useState<{ of: string; still: Still }>();
  const sheet = useRef<HTMLIFrameElement>(null);
  const near = seen || always;
  const wanted = `${id} ${mode.locale} ${mode.theme} ${width} ${height}`;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const draw = useEffectEvent((stays: () => boolean) =>
    drawnFor({ id, mode, width, height }, trial !== undefined, stays),
  );
  const drawnNow = useEffectEvent(() => onDrawn?.(id));
  useEffect(() => {
    if (!near) return;
    let stays = true;
    void draw(() => stays).then((drawn) => {
      if (!stays) return;
      setPicture({ of: wanted, still: drawn });
      drawnNow();
    });
    return () => {
      stays = false;
    };
  }, [near, wanted]);

  const dress = (asked: Trial | undefined) => {
    const page = sheet.current?.contentDocument;
    if (asked && page?.head) tryOut(page, asked);
  };
  const dressNow = useEffectEvent(dress);
  const { variable, value, wears } = trial ?? {};
  useEffect(() => {
    if (variable !== undefined && value !== undefined) dressNow({ variable, value });
  }, [variable, value]);

  const small = Math.min(SMALL, width);
  const scale = small / width;
  return (
    <li className="tile">
      <a
        ref={frame}
        href={roomAddress(id, mode)}
        target="_top"
        onClick={(event) => openStory(event, id)}
        className="tile-link"
      >
        <span className="tile-sheet" style={{ inlineSize: small, blockSize: height * scale }} aria-hidden="true">
          {near && picture?.of === wanted ? (
            <iframe
              ref={sheet}
              title={name}
              onLoad={() => dress(trial)}
              srcDoc={pageOf(picture.still)}
              sandbox="allow-same-origin"
              tabIndex={-1}
              style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            />
          ) : null}
        </span>
        <span className="tile-name">
          {name}
          {wears === false ? <small> does not show it</small> : null}
          {wears ? <small className="good"> changes</small> : null}
        </span>
      </a>
    </li>
  );
}
