import { component } from '../../css/component';
import { radioDot } from '../Field/radioDot';

export const dot = component(radioDot);
