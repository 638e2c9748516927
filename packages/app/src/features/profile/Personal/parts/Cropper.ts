export { PhotoCrop as Cropper } from '@peyk/design-system';
