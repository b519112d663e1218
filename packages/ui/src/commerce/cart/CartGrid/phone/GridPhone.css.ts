import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { capsLabel } from '../../../../internal/capsLabel.ts';
import { focusRing } from '../../../../internal/focusRing.ts';
import { scrollEdges } from '../../../../internal/scrollEdges.ts';
import { styleIn } from '../../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const phone = css({
  display: 'grid',
  gap: space.sm,
  inlineSize: '100%',
  fontFamily: vars.font.text.family,
  fontVariantNumeric: 'tabular-nums',
});

/** Colours stand in one line that scrolls under the thumb. */
export const colours = css({
  display: 'flex',
  gap: space.xs,
  margin: 0,
  minInlineSize: 0,
  padding: space.xxs,
  paddingInline: 0,
  border: 0,
  scrollbarWidth: 'none',
  ...scrollEdges(),
});

export const legend = css({ ...capsLabel, padding: 0, marginBlockEnd: space.xs, color: color.inkMuted });

export const colour = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  minBlockSize: vars.size.control,
  paddingInline: space.sm,
  border: hair,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-1px' },
  },
});

export const radio = css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const count = css({ color: color.inkMuted });
export const lines = css({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: hair });

export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5rem, auto) 1fr auto',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xs,
  borderBlockEnd: hair,
  selectors: {
    '&[data-state=conflict]': { background: color.caution.ground },
    '&[data-state=failed]': { background: color.critical.ground },
  },
});

export const size = css({ fontWeight: vars.font.text.weightStrong });
export const hint = css({
  fontSize: vars.text.xs,
  color: color.caution.ink,
  selectors: { ':is([data-stock=out], [data-stock=told]) > &': { color: color.inkMuted } },
});
export const total = css({ display: 'flex', justifyContent: 'space-between', margin: 0, fontSize: vars.text.md });
