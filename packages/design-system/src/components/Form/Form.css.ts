import { component } from '../../css/component';

/* A form has no layout box; the layout around it decides. */
export const form = component({ display: 'contents' });
