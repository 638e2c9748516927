import { fillOpening } from './fillOpening';

fillOpening(document.documentElement);
