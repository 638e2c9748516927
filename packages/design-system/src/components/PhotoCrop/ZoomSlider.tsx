import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useStrings } from '../../i18n/strings';
import * as field from '../Field/Field.css';
import * as range from '../RangeField/RangeField.css';
import { photoStrings } from './photoStrings';
import { MAX_ZOOM } from './square';
import * as s from './PhotoCrop.css';

interface ZoomSliderProps {
  /** From 1. */
  value: number;
  disabled: boolean;
  onChange: (zoom: number) => void;
}

const STEP = 0.05;

/** How close the picture is. */
export function ZoomSlider({ value, disabled, onChange }: ZoomSliderProps) {
  const strings = useStrings(photoStrings);
  const share = ((value - 1) / (MAX_ZOOM - 1)) * 100;
  return (
    <Slider
      minValue={1}
      maxValue={MAX_ZOOM}
      step={STEP}
      value={value}
      isDisabled={disabled}
      formatOptions={{ style: 'percent' }}
      onChange={onChange}
    >
      <div className={s.zoomHead}>
        <Label className={field.label}>{strings.zoom}</Label>
        <SliderOutput className={s.zoomValue} />
      </div>
      <div className={range.slider}>
        <SliderTrack className={range.track}>
          <span className={range.rail} aria-hidden />
          <span className={range.fill} aria-hidden style={{ insetInlineStart: 0, inlineSize: `${share}%` }} />
          <SliderThumb className={range.thumb} />
        </SliderTrack>
      </div>
    </Slider>
  );
}
