import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
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
  fontWeight: vars.font.text.weightStrong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focusRing },
});

export const mark = css({
  flex: 'none',
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = css({ paddingBlockEnd: vars.space.lg });
