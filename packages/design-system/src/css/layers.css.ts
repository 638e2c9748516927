import { globalLayer } from '@vanilla-extract/css';

/* Imported before anything else: the first mention of a layer fixes its order. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
