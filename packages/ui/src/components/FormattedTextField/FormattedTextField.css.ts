import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { disabledLine } from '../../internal/disabledLine.ts';
import { focusRing, focusRingInside } from '../../internal/focusRing.ts';
import { picked } from '../../internal/picked.ts';
import { layered, styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const box = css({
  background: color.groundRaised,
  color: color.ink,
  border: `${vars.field.stroke} solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.ink },
    '&:has([role=textbox]:focus-visible)': { ...focusRing, borderColor: color.ink },
    '&[data-invalid]': { borderColor: color.critical.ink },
    '&[data-disabled]': { background: color.groundSunken, color: color.inkMuted, borderColor: disabledLine },
  },
});

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  padding: space.xxs,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

export const tool = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.control,
  color: 'inherit',
  selectors: {
    '&:hover:not([aria-disabled=true])': picked,
    '&[aria-pressed=true]': { ...picked, boxShadow: `inset 0 0 0 ${vars.border.hairline} ${color.lineStrong}` },
    '&:focus-visible': focusRingInside,
    '&[aria-disabled=true]': {
      color: `color-mix(in oklab, ${color.inkMuted} 60%, transparent)`,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const link = css({
  display: 'grid',
  gap: space.xs,
  padding: space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

export const mount = css({ display: 'grid' });

export const text = css({
  minBlockSize: '8rem',
  maxBlockSize: '24rem',
  overflowY: 'auto',
  paddingBlock: space.sm,
  paddingInline: vars.field.padding,
  whiteSpace: 'pre-wrap',
  outline: 'none',
});

// An entry of a list has a paragraph of its own while it is written.
globalStyle(`${text} li > p + p`, layered(layers.components, { marginBlockStart: space.xs }));
// A line between paragraphs can be selected as a whole.
globalStyle(`${text} .ProseMirror-selectednode`, layered(layers.components, { outline: `2px solid ${color.focus}` }));
