import { component } from '../../css/component';

/* A form has no look of its own; the layout around it decides. */
export const form = component({ display: 'contents' });
