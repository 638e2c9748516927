import { fillOpening } from './early';

fillOpening(document.documentElement);
