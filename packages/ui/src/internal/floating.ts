import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../foundation/layers.css.ts';
import { picked, pressed } from './picked.ts';

const { color, space, motion } = vars;

/** The panel of everything that opens beside its control: lists, menus, short notes. */
export const floating = {
  overflow: 'auto',
  background: color.groundRaised,
  color: color.ink,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: `min(${vars.radius.card}, 1rem)`,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `transform ${motion.fast} ${motion.ease}`,
  // It comes from the side of its control, and is readable at once; it goes at once, too.
  selectors: {
    '&[data-entering]': { transform: 'translateY(-4px)' },
    '&[data-placement=top][data-entering]': { transform: 'translateY(4px)' },
  },
} as const;

/** What floats in the opposite tone to say a few words: a tip, a message. Its edge is the page's ground, which parts it from its own shadow where that is hard, and from dark pictures. */
export const floatingInverse = {
  background: color.groundInverse,
  color: color.inkInverse,
  border: `${vars.border.hairline} solid ${color.ground}`,
  boxShadow: vars.shadow.float,
} as const;

/** Rest, pointed at, reached by keyboard, pressed and closed of one line in such a list. */
export const floatingOption = {
  minBlockSize: vars.size.control,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderInlineStart: '3px solid transparent',
  fontSize: vars.text.sm,
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: 'none',
  boxShadow: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': picked,
    '&[data-focus-visible]': { borderInlineStartColor: color.focus },
    '&[data-pressed]': pressed,
    '&[data-disabled]': { color: color.inkMuted, background: 'transparent', cursor: 'not-allowed' },
  },
} as const;

/**
 * As wide as its field, and 12 px from each side of the window. Wider, an entry reached by key would have the page scroll sideways, and a
 * page that scrolls closes the list.
 */
export const triggerWidth = 'min(var(--trigger-width), calc(100vw - 24px))';

/**
 * A list that hangs from a field lies in the window, but may lie under the page's scroll padding: then an arrow in it would scroll
 * the page, and a page that scrolls closes the list.
 */
export const pageRestsBehind = (list: string): void =>
  globalStyle(`html:has(${list})`, { '@layer': { [layers.components]: { scrollPaddingBlockStart: 0 } } });
