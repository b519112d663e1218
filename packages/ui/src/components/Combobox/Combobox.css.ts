import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floating, floatingOption, pageRestsBehind, triggerWidth } from '../../internal/floating.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const box = css({ position: 'relative', display: 'block' });

export const opener = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.color.ink }, '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** What opens below or above a control. */
export const popover = css({
  ...floating,
  minInlineSize: triggerWidth,
  maxInlineSize: 'min(28rem, calc(100vw - 2rem))',
  paddingBlock: space.xs,
});
pageRestsBehind(popover);

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

export const list = css({ maxBlockSize: '20rem', overflow: 'auto', outline: 'none' });
