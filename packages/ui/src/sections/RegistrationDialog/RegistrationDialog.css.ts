import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);
const { border, color, space } = vars;

export const choices = css({ display: 'grid', borderBlockStart: `${border.hairline} solid ${color.line}` });

export const choice = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: vars.size.control,
  paddingBlock: space.md,
  textAlign: 'start',
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  transition: `padding ${vars.motion.fast} ${vars.motion.ease}`,
  // Inside, for its neighbours touch it; the words make room for it.
  selectors: { '&:focus-visible': { ...focusRingInside, paddingInline: space.sm } },
  '@media': { [media.hover]: { selectors: { '&:hover': { paddingInlineStart: space.xs } } } },
});

export const name = css({ ...displayFace, fontSize: vars.display.sm, lineHeight: 1.2 });

export const about = css({ gridColumn: 1, color: color.inkMuted, fontSize: vars.text.sm });

export const arrow = css({ gridColumn: 2, gridRow: '1 / span 2', color: color.inkBrand });
