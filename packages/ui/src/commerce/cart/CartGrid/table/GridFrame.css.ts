import { keyframes } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { styleIn } from '../../../../internal/styleIn.ts';
import { nameColumn, sideways, totalColumn } from './gridSizes.css.ts';

const css = styleIn(layers.commerce);
const { color, space, border } = vars;

const more = keyframes({ '0%, 95%': { opacity: 1 }, '100%': { opacity: 0 } });
const before = keyframes({ '0%': { opacity: 0 }, '5%, 100%': { opacity: 1 } });

/** A shade beside a sticky edge, there only while sizes lie under it. */
const shade = {
  content: '',
  position: 'absolute',
  insetBlock: border.hairline,
  inlineSize: space.md,
  zIndex: 4,
  opacity: 0,
  pointerEvents: 'none',
  scale: 'var(--ahead, 1) 1',
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: sideways,
} as const;
const dim = `color-mix(in oklab, ${color.ink} 26%, transparent)`;

/** Holds the shades of the scroller, which would otherwise go away with what is scrolled. */
export const frame = css({
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
  timelineScope: sideways,
  selectors: {
    '[dir=rtl] &': { vars: { '--ahead': '-1' } },
    '&::before': {
      ...shade,
      insetInlineStart: nameColumn,
      background: `radial-gradient(farthest-side at left, ${dim}, transparent)`,
      animationName: before,
    },
    '&::after': {
      ...shade,
      insetInlineEnd: totalColumn,
      background: `radial-gradient(farthest-side at right, ${dim}, transparent)`,
      animationName: more,
    },
  },
  '@media': { print: { timelineScope: 'none' } },
});
