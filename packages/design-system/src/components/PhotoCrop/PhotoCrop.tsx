import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { useAnnounce } from '../../i18n/announcer';
import { type Locale, useDirection, useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { numberTag } from '../../i18n/writing';
import { Button } from '../Button/Button';
import { buttonClasses } from '../Button/buttonClasses';
import { Dialog } from '../Dialog/Dialog';
import { acceptsFile } from '../FileField/acceptsFile';
import { fileSize } from '../FileField/fileSize';
import { fileStrings } from '../FileField/fileStrings';
import { IconButton } from '../IconButton/IconButton';
import { CropFrame, type Direction, type Shown } from './CropFrame';
import { ZoomSlider } from './ZoomSlider';
import { type PhotoFault, cutPhoto, openPhoto } from './photo';
import { type PhotoWords, photoStrings } from './photoStrings';
import { type Square, cutOff, middleOf, moved, placeOf, placedAt, zoomOf, zoomed } from './square';
import * as s from './PhotoCrop.css';

export type { PhotoFault } from './photo';

export interface PhotoCropProps {
  /** The picture that was chosen: JPEG, PNG or WebP. */
  file: File;
  /** What to do: “Crop your photo”. It names the dialog. */
  title: string;
  /** The types, as in HTML, of another file that is chosen here; as in the `FileField` beside it. */
  accept: readonly string[];
  /** The largest size of another file. */
  maxBytes?: number;
  /** Called with the square, as a WebP or JPEG file of at most 1024 pixels that holds no metadata. */
  onUse: (photo: File) => void;
  /** Another file was chosen. Give it as `file`. */
  onChooseAnother: (file: File) => void;
  /** The file gives no photo. Close this and say why beside the field. */
  onFail: (fault: PhotoFault) => void;
  /** The person wants no photo after all. */
  onClose: () => void;
}

interface Opened extends Shown {
  file: File;
}

/** By how much of the frame an arrow moves the picture, and with Shift. */
const STEP = 0.05;
const FAR_STEP = 0.25;
const signs: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const icons = { up: 'chevronUp', down: 'chevronDown' } as const;

/** The picture of a file, decoded once for each file. */
function useOpened(file: File, onFail: (fault: PhotoFault) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let picture: ImageBitmap | null = null;
    let isGone = false;
    void openPhoto(file).then((result) => {
      if (typeof result === 'string') {
        if (!isGone) fail(result);
        return;
      }
      picture = result;
      if (isGone) picture.close();
      else setOpened({ file, picture, square: middleOf(result) });
    });
    return () => {
      isGone = true;
      picture?.close();
    };
  }, [file]);
  // The picture of an earlier file is closed by now.
  return [opened?.file === file ? opened : null, setOpened] as const;
}

/** What is cut off from left to right and from top to bottom, in words. */
function wordsFor({ square, picture }: Shown, strings: PhotoWords, locale: Locale) {
  const percent = percentIn(locale);
  const cut = cutOff(square, picture);
  return {
    across: strings.across(percent(cut.left), percent(cut.right)),
    down: strings.upright(percent(cut.up), percent(cut.down)),
  };
}

const percentIn = (locale: Locale) => (share: number) =>
  new Intl.NumberFormat(numberTag(locale), { style: 'percent' }).format(share);

/**
 * Lets a person choose the square of a picture that is kept: they move and zoom it with pointer, keys or buttons. It uploads nothing. To
 * choose the file, use a `FileField`.
 */
export function PhotoCrop({
  file,
  title,
  accept,
  maxBytes = Infinity,
  onUse,
  onChooseAnother,
  onFail,
  onClose,
}: PhotoCropProps) {
  const helpId = useId();
  const locale = useLocale();
  const isMirrored = useDirection() === 'rtl';
  const announce = useAnnounce();
  const shared = useStrings();
  const strings = useStrings(photoStrings);
  const files = useStrings(fileStrings);
  const [opened, setOpened] = useOpened(file, onFail);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState('');
  const [cutting, setCutting] = useState(false);
  const zoom = opened ? zoomOf(opened.square, opened.picture) : 1;

  const say = (sentence: string) => {
    setSaid(sentence);
    announce(sentence);
  };
  const show = (change: (now: Opened) => Square) => setOpened((now) => now && { ...now, square: change(now) });
  const move = (to: Direction, isFar = false) => {
    if (!opened) return;
    const [right, down] = signs[to];
    const length = isFar ? FAR_STEP : STEP;
    const square = moved(opened.square, opened.picture, right * length, down * length);
    if (square.left === opened.square.left && square.top === opened.square.top) return say(strings.ends[to]);
    show(() => square);
    const words = wordsFor({ ...opened, square }, strings, locale);
    say(right === 0 ? words.down : words.across);
  };
  const zoomTo = (wanted: number) => show(({ square, picture }) => zoomed(square, picture, wanted));
  const choose = (other: File | undefined) => {
    if (!other) return;
    const isAccepted = acceptsFile(other, accept);
    if (isAccepted && other.size <= maxBytes) {
      setRefusal('');
      setSaid('');
      announce(files.fileChosen(other.name));
      onChooseAnother(other);
      return;
    }
    const why = isAccepted ? files.fileTooLarge(fileSize(maxBytes, locale)) : files.fileWrongType;
    setRefusal(`${why} ${files.fileStays}`);
  };
  const use = async () => {
    if (!opened || cutting) return;
    setCutting(true);
    const photo = await cutPhoto(opened.picture, opened.square, file.name);
    setCutting(false);
    if (photo) onUse(photo);
    else onFail('undecodable');
  };

  // The row of buttons begins at the right in Persian, and so does what its first one does.
  const order = isMirrored ? (['right', 'up', 'down', 'left'] as const) : (['left', 'up', 'down', 'right'] as const);
  const isStart = (to: Direction) => to === order[0];
  const words = opened ? wordsFor(opened, strings, locale) : { across: shared.loading, down: shared.loading };
  return (
    <Dialog
      open
      size="small"
      dismissable={false}
      title={title}
      onClose={onClose}
      actions={
        <>
          <FileTrigger acceptedFileTypes={accept} onSelect={(chosen) => choose(chosen?.[0])}>
            <RacButton className={buttonClasses('secondary', 'medium', false)}>{strings.chooseAnother}</RacButton>
          </FileTrigger>
          <Button tone="primary" disabled={!opened} busy={cutting} onPress={() => void use()}>
            {strings.usePhoto}
          </Button>
        </>
      }
    >
      <div className={s.step}>
        {refusal !== '' && (
          <InlineMessage tone="danger" role="alert">
            {refusal}
          </InlineMessage>
        )}
        <p id={helpId} className={s.help}>
          {strings.pictureHelp}
        </p>
        <CropFrame
          shown={opened}
          {...words}
          describedBy={helpId}
          onDrag={(right, down) => show(({ square, picture }) => moved(square, picture, right, down))}
          onMove={move}
          onPlace={(place) =>
            show(({ square, picture }) => placedAt(square, picture, { ...placeOf(square, picture), ...place }))
          }
        />
        <p className={s.said}>{opened ? said : shared.loading}</p>
        <div role="group" aria-label={strings.moves} className={s.moves}>
          {order.map((to) => (
            <IconButton
              key={to}
              icon={to === 'up' || to === 'down' ? icons[to] : isStart(to) ? 'chevronStart' : 'chevronEnd'}
              tone="outlined"
              label={strings.move[to]}
              disabled={!opened}
              onPress={() => move(to)}
            />
          ))}
        </div>
        <ZoomSlider value={zoom} disabled={!opened} onChange={zoomTo} />
      </div>
    </Dialog>
  );
}
