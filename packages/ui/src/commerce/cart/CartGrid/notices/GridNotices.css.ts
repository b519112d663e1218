import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { focusRing } from '../../../../internal/focusRing.ts';
import { styleIn } from '../../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const region = css({ maxInlineSize: '100%', outline: 'none' });

const box = {
  marginBlockStart: space.xs,
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  padding: `${space.xs} ${space.sm}`,
  borderInlineStart: `2px solid ${color.caution.ink}`,
  background: color.caution.ground,
  color: color.caution.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
} as const;

export const notice = css(box);
/** Takes no room of its own; a grid, or the margin of what is in it would. */
export const floating = css({ display: 'grid', position: 'relative', blockSize: 0, zIndex: 4, inlineSize: '100%' });
export const floatingNotice = css({
  ...box,
  // Two of them lie beneath each other.
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  boxShadow: vars.shadow.float,
});
export const failed = css({
  ...box,
  borderInlineStartColor: color.critical.ink,
  background: color.critical.ground,
  color: color.critical.ink,
});

export const lines = css({ display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' });
export const place = css({ fontWeight: vars.font.text.weightStrong, marginInlineEnd: space.xxs });

export const close = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInlineStart: space.xs,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  ':focus-visible': focusRing,
});

/** A notice whose first line may hold buttons: its mark is as high as the words. */
export const question = css({ ...box, alignItems: 'baseline' });
export const sign = css({ display: 'inline-flex', alignItems: 'center', '::before': { content: '\u200b' } });

export const conflict = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
});
export const choices = css({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const choice = css({
  minBlockSize: '2rem',
  paddingInline: space.sm,
  border: `${vars.border.hairline} solid currentColor`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.font.text.weightStrong,
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
