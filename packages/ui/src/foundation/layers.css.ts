import { globalLayer } from '@vanilla-extract/css';

/** The one order of all styles: what comes later wins, whatever the order of imports. */
export const layers = {
  reset: globalLayer('reset'),
  foundation: globalLayer('foundation'),
  components: globalLayer('components'),
  commerce: globalLayer('commerce'),
  sections: globalLayer('sections'),
};
