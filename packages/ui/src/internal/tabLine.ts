import { vars } from '@vitrine/tokens/contract';
import { focusRingInside } from './focusRing.ts';
import { media } from './media.ts';
import { scrollEdges } from './scrollEdges.ts';

const { color, space, motion, border, tabs } = vars;
const edges = scrollEdges();

/**
 * The line that tabs stand on. Each has room at its sides for the ring; the row begins as far before the page's edge,
 * so that first words and line stand on it all the same, and ends on it. Where tabs scroll, the line scrolls along and ends as they do, and a
 * shade says where more of them are.
 */
export const tabRow = {
  display: 'flex',
  gap: space.xs,
  marginInlineStart: `calc(-1 * ${space.xs})`,
  scrollbarWidth: 'none',
  ...edges,
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(${color.line}, ${color.line}), ${edges.backgroundImage}`,
  backgroundPosition: `right bottom, ${edges.backgroundPosition}`,
  backgroundSize: `calc(100% - ${space.xs}) ${border.hairline}, ${edges.backgroundSize}`,
  backgroundAttachment: `local, ${edges.backgroundAttachment}`,
  selectors: { '[dir=rtl] &': { backgroundPosition: `left bottom, ${edges.backgroundPosition}` } },
} as const;

/** One tab; `chosen` says by which attributes the one in view is known. */
export const tabOf = (chosen: string) =>
  ({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    flex: 'none',
    minBlockSize: vars.size.control,
    paddingInline: space.xs,
    color: color.inkMuted,
    fontFamily: vars.font.text.family,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${motion.fast} ${motion.ease}`,
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: space.xs,
      insetBlockEnd: 0,
      borderBlockEnd: `${tabs.stroke} solid transparent`,
      transition: `border-color ${motion.fast} ${motion.ease}`,
    },
    '@media': { [media.forced]: { '::after': { borderBlockEndColor: 'Canvas' } } },
    selectors: {
      '&:hover': { color: color.ink },
      '&:hover::after': { borderBlockEndColor: color.lineStrong },
      [chosen]: { color: color.ink },
      [chosen
        .split(', ')
        .map((one) => `${one}::after`)
        .join(', ')]: {
        borderBlockEndColor: color.brand,
        '@media': { [media.forced]: { borderBlockEndColor: 'Highlight' } },
      },
      '&:focus-visible, &[data-focus-visible]': { ...focusRingInside, borderRadius: vars.radius.control },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
      '&[data-disabled]::after': { display: 'none' },
    },
  }) as const;
