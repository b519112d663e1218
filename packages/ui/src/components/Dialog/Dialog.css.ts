import { globalStyle, keyframes } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { layered, styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, motion, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const slide = keyframes({ from: { transform: 'translateX(var(--from, 100%))' } });

const entering = (name: string) => `${name} ${motion.slow} ${motion.ease}`;

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  background: vars.dialog.backdrop,
  animation: entering(appear),
  selectors: { '&[data-exiting]': { opacity: 0, transition: `opacity ${motion.fast} ${motion.ease}` } },
});

/** In the middle of a wide screen, a sheet from below on a phone, a drawer at the end of the line. */
export const placements = {
  center: css({
    alignItems: 'end',
    justifyItems: 'center',
    '@media': { [media.tablet]: { alignItems: 'center', padding: space.xl } },
  }),
  end: css({ alignItems: 'stretch', justifyItems: 'end' }),
  start: css({ alignItems: 'stretch', justifyItems: 'start' }),
};

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
  background: color.ground,
  color: color.ink,
  border: `${vars.border.hairline} solid ${color.line}`,
  boxShadow: vars.shadow.float,
  inlineSize: '100%',
  overflow: 'hidden',
} as const;

const corner = vars.radius.dialog;

const drawer = {
  ...panel,
  blockSize: '100dvh',
  maxInlineSize: 'min(26rem, calc(100vw - 3rem))',
  animation: entering(slide),
} as const;

export const panels = {
  center: css({
    ...panel,
    maxBlockSize: '92dvh',
    borderStartStartRadius: corner,
    borderStartEndRadius: corner,
    animation: entering(rise),
    '@media': { [media.tablet]: { maxBlockSize: 'calc(100dvh - 4rem)', borderRadius: corner } },
  }),
  end: css({ ...drawer, selectors: { '[dir=rtl] &': { vars: { '--from': '-100%' } } } }),
  start: css({ ...drawer, vars: { '--from': '-100%' }, selectors: { '[dir=rtl] &': { vars: { '--from': '100%' } } } }),
};

const upTo = (width: string) => css({ '@media': { [media.tablet]: { maxInlineSize: width } } });

export const sizes = { sm: upTo('27rem'), md: upTo('36rem'), lg: upTo('54rem'), xl: upTo('75rem') };

export const head = css({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: `${space.lg} ${space.sm}`,
  paddingInline: vars.dialog.padding,
});

/** Keeps the close button's corner as far from the edge as its icon looks. */
export const close = css({
  margin: `calc(-1 * ${space.xs})`,
  marginBlockStart: `calc(-1 * ${space.xs})`,
  flex: 'none',
});

export const body = css({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': focusRingInside },
  paddingInline: vars.dialog.padding,
  paddingBlock: `${space.xs} ${vars.dialog.padding}`,
});

export const bare = css({ padding: 0 });

export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'end',
  gap: space.sm,
  paddingBlockStart: space.md,
  paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
  paddingInline: vars.dialog.padding,
  borderBlockStart: `${vars.border.hairline} solid ${color.line}`,
});

/** On a phone the answers fill the sheet, under the thumb. */
const inFooter = (parts: string, phone: GlobalStyleRule, desk: GlobalStyleRule) =>
  globalStyle(
    `${footer} ${parts}`,
    layered(layers.components, { ...phone, '@media': { [media.tablet]: desk } } as GlobalStyleRule),
  );
inFooter(':is(button, a)', { flex: '1 1 8rem' }, { flex: 'none' });
inFooter(
  '> [data-reason]',
  { flex: '1 1 8rem', alignItems: 'stretch' },
  { flex: 'none', alignItems: 'end', textAlign: 'end' },
);
// Above its reason, not beside another.
inFooter('> [data-reason] > :is(button, a)', { flex: '1 1 auto' }, { flex: 'none' });
