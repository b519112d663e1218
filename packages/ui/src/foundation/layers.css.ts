import { globalLayer } from '@vanilla-extract/css';

/** The order of all style layers. A later layer wins, in any order of imports. */
export const layers = {
  reset: globalLayer('reset'),
  foundation: globalLayer('foundation'),
  components: globalLayer('components'),
  commerce: globalLayer('commerce'),
  sections: globalLayer('sections'),
};
