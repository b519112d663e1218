import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);
const toneInk = createVar();
const toneGround = createVar();
/** What is chosen or still to come: a shade on which the section's ink is known to read. */
const toneSelected = createVar();

const { color } = vars;

export const rhythm = {
  none: '',
  regular: css({ paddingBlock: vars.space.section }),
  tight: css({ paddingBlock: `calc(${vars.space.section} / 2)` }),
  below: css({ paddingBlockEnd: vars.space.section }),
};

export const tones = {
  ground: css({ background: color.ground }),
  raised: css({ background: color.groundRaised }),
  sunken: css({ background: color.groundSunken }),
  brand: css({
    background: color.groundBrand,
    vars: { [toneGround]: color.groundBrand, [toneInk]: color.onBrand, [toneSelected]: color.brandHover },
  }),
  inverse: css({
    background: color.groundInverse,
    vars: {
      [toneGround]: color.groundInverse,
      [toneInk]: color.inkInverse,
      [toneSelected]: `color-mix(in oklab, ${color.inkInverse} 14%, ${color.groundInverse})`,
    },
  }),
};

/** A status has no hue to spare on a coloured ground: it speaks by its words and its icon. */
const quiet = ({ ground, ink, line }: typeof color.info) => ({ [ground]: toneGround, [ink]: toneInk, [line]: toneInk });

/**
 * Inside a coloured section every role turns over, so that what stands in it needs not know. The private variables
 * are set one element further out: a variable cannot swap with another on the same element.
 */
export const turned = css({
  color: toneInk,
  vars: {
    [color.ground]: toneGround,
    [color.groundRaised]: toneGround,
    [color.groundSunken]: toneGround,
    [color.ink]: toneInk,
    [color.inkMuted]: toneInk,
    [color.inkBrand]: toneInk,
    [color.inkInverse]: toneGround,
    [color.line]: `color-mix(in oklab, ${toneInk} 28%, ${toneGround})`,
    [color.lineStrong]: toneInk,
    [color.brand]: toneInk,
    [color.brandHover]: toneInk,
    [color.brandPressed]: toneInk,
    [color.onBrand]: toneGround,
    [color.focus]: toneInk,
    [color.focusGap]: toneGround,
    [color.selected]: toneSelected,
    [color.skeleton]: toneSelected,
    ...quiet(color.positive),
    ...quiet(color.caution),
    ...quiet(color.critical),
    ...quiet(color.info),
  },
});
