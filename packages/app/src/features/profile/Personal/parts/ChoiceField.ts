export { RadioGroup as ChoiceField } from '@peyk/design-system';
