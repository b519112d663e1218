import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

export const root = css({
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

export const preview = css({
  cursor: 'pointer',
  overflow: 'clip',
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
});

/** On a wide screen the part keeps the layout of a wide page, drawn smaller: the fields stay near. */
export const page = css({
  '@media': { [media.desktop]: { zoom: 0.66, maxInlineSize: '90rem', marginInline: 'auto' } },
});

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '3.25rem',
  paddingBlock: space.xs,
  paddingInline: space.md,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRingInside,
    // A pointer on the part above answers here: it opens the same fields.
    [`&:hover, ${preview}:hover + details > &`]: picked,
  },
});

export const title = css({ flex: 1, minInlineSize: 0 });

export const mark = css({
  flex: 'none',
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const fields = css({ padding: space.md });
