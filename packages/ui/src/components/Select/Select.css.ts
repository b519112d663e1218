import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floating, floatingOption } from '../../internal/floating.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  cursor: 'pointer',
});

export const value = css({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.inkMuted } },
});

/** What opens below or above a control. */
export const popover = css({
  ...floating,
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(28rem, calc(100vw - 2rem))',
  paddingBlock: space.xs,
});

export const list = css({ outline: 'none' });

export const option = css({
  ...floatingOption,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space.md,
  fontSize: vars.text.md,
  selectors: { ...floatingOption.selectors, '&[data-selected]': { fontWeight: vars.font.text.weightStrong } },
});

export const detail = css({
  gridColumn: 1,
  fontSize: vars.text.sm,
  fontWeight: vars.font.text.weight,
  color: color.inkMuted,
});
