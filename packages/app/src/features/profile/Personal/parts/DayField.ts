export { DateField as DayField } from '@peyk/design-system';
