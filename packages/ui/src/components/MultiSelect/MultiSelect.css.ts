import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { floating, floatingOption, triggerWidth } from '../../internal/floating.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { picked, pressed } from '../../internal/picked.ts';
import { scrollEndsOf } from '../../internal/scrollEdges.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const root = css({ display: 'inline-block' });

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { ...picked, borderColor: vars.color.ink },
    '&[data-pressed]': pressed,
    '&[data-focus-visible]': focusRing,
    '&[data-chosen]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  },
});

export const label = css({ ...capsLabel, cursor: 'inherit' });

export const count = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.ground,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // Said in words beside it; as generated text it does not count twice.
  selectors: { '&::before': { content: 'attr(data-count)' } },
});

export const popover = css({
  ...floating,
  minInlineSize: `max(14rem, ${triggerWidth})`,
  maxInlineSize: 'min(22rem, 92vw)',
});

export const list = css({
  ...scrollEndsOf(vars.color.groundRaised),
  // Half an option shows at the end, so that the list looks as long as it is.
  maxBlockSize: '21rem',
  outline: 'none',
  boxShadow: 'none',
});

export const option = css({
  ...floatingOption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const box = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: `min(${vars.radius.control}, 4px)`,
  selectors: {
    '&[data-checked]': { background: vars.color.brand, borderColor: vars.color.brand, color: vars.color.onBrand },
  },
});

export const empty = css({ padding: vars.space.md, fontSize: vars.text.sm, color: vars.color.inkMuted });

export const retry = css({
  paddingBlockEnd: vars.space.sm,
  paddingInline: vars.space.md,
  borderInlineStart: '3px solid transparent',
});
