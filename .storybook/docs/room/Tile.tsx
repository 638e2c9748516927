import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Mode } from '../../modes';
import { type Still, still } from './stills';
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
  onDrawn?: (id: string) => void;
}

/** One state as a small picture that is drawn when it comes into sight; a press opens it. */
export function Tile({ id, name, mode, width, height, always = false, onDrawn }: TileProps) {
  const frame = useRef<HTMLAnchorElement>(null);
  const [seen, setSeen] = useState(false);
  const [picture, setPicture] = useState<{ of: string; still: Still }>();
  const near = seen || always;
  const wanted = `${id} ${mode.locale} ${mode.theme} ${width} ${height}`;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const draw = useEffectEvent((stays: () => boolean) => still({ id, mode, width, height }, stays));
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
              title={name}
              srcDoc={picture.still}
              sandbox="allow-same-origin"
              tabIndex={-1}
              style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            />
          ) : null}
        </span>
        <span className="tile-name">{name}</span>
      </a>
    </li>
  );
}
