import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { picked, pressed } from '../../internal/picked.ts';
import { forcedFill } from '../../internal/forcedFill.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { carouselPresets } from './presets.ts';
import type { CarouselPreset, CarouselPresetName } from './presets.ts';

const css = styleIn(layers.components);
const inView = createVar();
const gap = createVar();

/** K-56: the width at which four slides fit. */
const fromDesktop = 'screen and (min-width: 1200px)';

/** Room around the slides for their focus rings, which a scrolling box would cut off. */
const ringRoom = createVar();

const sliderOf = ({ view, gap: between }: CarouselPreset) =>
  css({
    position: 'relative',
    vars: { [inView]: String(view.phone), [gap]: `${between / 16}rem`, [ringRoom]: between === 0 ? '0px' : '8px' },
    '@media': {
      [media.tablet]: { vars: { [inView]: String(view.tablet) } },
      [fromDesktop]: { vars: { [inView]: String(view.desktop) } },
    },
    // From edge to edge of the window there is no room around the scenes: their ring stands on them.
    selectors: {
      '&[data-preset=hero]:has(> ul:focus-visible)::after': {
        ...focusRingInside,
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        pointerEvents: 'none',
      },
    },
  });

export const root = Object.fromEntries(
  Object.entries(carouselPresets).map(([name, preset]) => [name, sliderOf(preset)]),
) as Record<CarouselPresetName, string>;

export const viewport = css({
  display: 'flex',
  gap,
  margin: `calc(-1 * ${ringRoom})`,
  padding: ringRoom,
  scrollPaddingInline: ringRoom,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '[data-preset=hero] > &:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

/** What stands in it is as tall as the tallest. */
export const slide = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: `0 0 calc((100% - (${inView} - 1) * ${gap}) / ${inView})`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

export const controls = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.md,
  color: vars.color.ink,
});

const pageEdge = (gutter: string) => ({ insetInlineEnd: `max(${gutter}, calc((100% - ${vars.size.content}) / 2))` });

/** On the page's own paper, so that they read on any scene and belong to none. */
export const controlsOver = css({
  position: 'absolute',
  insetBlockEnd: vars.space.sm,
  ...pageEdge(vars.space.md),
  '@media': { [media.tablet]: pageEdge(vars.space.xl), [media.wide]: pageEdge(vars.space.xxl) },
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.button,
  background: `color-mix(in srgb, ${vars.color.groundRaised} 92%, transparent)`,
  color: vars.color.ink,
});

export const arrow = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': picked,
    '&:active:not([aria-disabled=true])': pressed,
    '&[aria-disabled=true]': { color: 'color-mix(in oklab, currentColor 35%, transparent)', cursor: 'default' },
  },
});

export const dots = css({ display: 'flex', marginInlineEnd: 'auto', listStyle: 'none' });

export const dot = css({
  position: 'relative',
  display: 'block',
  inlineSize: '1.5rem',
  blockSize: vars.size.control,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: '0.25rem',
      insetBlockStart: 'calc(50% - 1px)',
      blockSize: '2px',
      background: 'currentColor',
      opacity: 0.45,
      ...forcedFill,
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:focus-visible': focusRingInside,
    '&:hover::before, &[aria-current]::before': { opacity: 1 },
  },
});
