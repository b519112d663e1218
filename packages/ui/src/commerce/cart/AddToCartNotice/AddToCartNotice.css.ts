import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({
  ...capsLabel,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xs,
  minInlineSize: '17rem',
  background: vars.color.groundRaised,
  color: vars.color.ink,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});

export const mark = css({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  background: vars.color.positive.ground,
  color: vars.color.positive.ink,
  selectors: { '&[data-outcome=already]': { background: vars.color.info.ground, color: vars.color.info.ink } },
});

export const text = css({ gridColumn: 2, fontWeight: vars.font.text.weightStrong });

export const close = css({ gridColumn: 3, gridRow: '1 / span 2' });
