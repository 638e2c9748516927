import type { PhotoCropProps } from '@peyk/design-system';
import { lazyPart } from '../../../../ui/lazyPart';
import { PartNotLoaded } from '../../../../ui/PartNotLoaded';

/** Loaded when a photo has been chosen: few people come to change theirs. */
export const CropperPart = lazyPart<PhotoCropProps>(() => import('./Cropper').then((it) => it.Cropper), PartNotLoaded);
