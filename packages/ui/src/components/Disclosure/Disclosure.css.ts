import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const item = css({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.xs,
  // The words stand on the edge of the page, the ground and the ring that answer a pointer or a key outside.
  paddingInline: vars.space.sm,
  marginInline: `calc(-1 * ${vars.space.sm})`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.text.weightStrong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRingInside,
    '&:hover': picked,
  },
});

export const mark = css({
  flex: 'none',
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = css({ paddingBlock: `${vars.space.xs} ${vars.space.lg}` });
