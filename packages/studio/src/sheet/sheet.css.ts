import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, space, text } = vars;

/** Width of a desk on which a surface is laid out, and how much smaller it is drawn. */
export const WIDTH = 1440;
const MARGIN = 72;
const GAP = 32;
const TILE = (WIDTH - 2 * MARGIN - GAP) / 2;
const SCALE = TILE / WIDTH;

export const sheet = css({
  display: 'grid',
  rowGap: space.x3,
  inlineSize: `${WIDTH}px`,
  padding: `${MARGIN}px`,
  background: color.ground,
  color: color.ink,
  fontFamily: vars.font.text.family,
  printColorAdjust: 'exact',
});

export const head = css({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', columnGap: space.xl });

export const logo = css({ maxBlockSize: '4rem', maxInlineSize: '20rem', objectFit: 'contain' });

const display = {
  fontFamily: vars.font.display.family,
  fontWeight: vars.font.display.weight,
  fontStretch: vars.font.display.stretch,
  fontVariationSettings: vars.font.display.variation,
  letterSpacing: vars.font.display.tracking,
  lineHeight: vars.font.display.leading,
  textTransform: vars.font.display.transform,
} as const;

export const name = css({ ...display, fontSize: vars.display.hero, overflowWrap: 'anywhere' });

export const section = css({ display: 'grid', rowGap: space.md, breakInside: 'avoid' });

export const title = css({
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.sm,
  fontWeight: vars.font.text.weightStrong,
});

export const row = css({ display: 'flex', columnGap: space.md });

export const swatch = css({ flex: 1, display: 'grid', rowGap: space.xs, fontSize: text.sm });

export const patch = css({ blockSize: '9rem', borderRadius: vars.radius.card, border: `1px solid ${color.line}` });

export const muted = css({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const specimens = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.xl });

export const display1 = css({ ...display, fontSize: vars.display.xl });
export const display2 = css({ ...display, fontSize: vars.display.md });
export const running = css({ fontSize: text.lg, lineHeight: vars.font.text.leading });

export const pairs = css({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', columnGap: space.md });

export const pair = css({
  display: 'grid',
  alignContent: 'space-between',
  blockSize: '8rem',
  padding: space.sm,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const letters = css({ ...display, fontSize: vars.display.md });
export const roles = css({ fontSize: text.sm });

export const tiles = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `${GAP}px` });

export const tile = css({ display: 'grid', rowGap: space.xs, margin: 0, breakInside: 'avoid', fontSize: text.sm });

export const window = css({
  position: 'relative',
  overflow: 'hidden',
  blockSize: `${Math.round(TILE * 0.75)}px`,
  border: `1px solid ${color.line}`,
  contain: 'layout paint',
});

export const scaled = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `${WIDTH}px`,
  transform: `scale(${SCALE})`,
  transformOrigin: 'top left',
});
