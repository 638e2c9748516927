export { ConfirmDialog as Asked } from '@peyk/design-system';
