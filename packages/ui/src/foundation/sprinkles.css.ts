import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '@vitrine/tokens/contract';
import { media } from '../internal/media.ts';
import { layers } from './layers.css.ts';

const space = { none: '0', ...vars.space };

const layout = defineProperties({
  '@layer': layers.foundation,
  conditions: {
    mobile: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'mobile',
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    columnGap: space,
    rowGap: space,
    paddingBlock: space,
    paddingInline: space,
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: { start: 'start', center: 'center', end: 'end', between: 'space-between' },
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      5: 'repeat(5, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
    },
  },
  shorthands: { gap: ['columnGap', 'rowGap'], padding: ['paddingBlock', 'paddingInline'] },
});

const fixed = defineProperties({
  '@layer': layers.foundation,
  properties: {
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    background: {
      ground: vars.color.ground,
      raised: vars.color.groundRaised,
      sunken: vars.color.groundSunken,
    },
    borderRadius: { card: vars.radius.card, image: vars.radius.image, control: vars.radius.control },
  },
});

/** Layout atoms, for the layout primitives of this folder alone. */
export const sprinkles = createSprinkles(layout, fixed);

export type Sprinkles = Parameters<typeof sprinkles>[0];
