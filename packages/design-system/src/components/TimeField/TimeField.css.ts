import { component } from '../../css/component';
import { segments as dateSegments } from '../DateField/DateField.css';

/* From left to right, at the start edge of its page. */
export const segments = component([dateSegments, { selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } } }]);
