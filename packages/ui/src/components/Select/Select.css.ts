import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  cursor: 'pointer',
});

export const value = css({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.inkMuted } },
});

/** What opens below or above a control. */
export const popover = css({
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(28rem, calc(100vw - 2rem))',
  overflow: 'auto',
  paddingBlock: space.xs,
  background: color.groundRaised,
  color: color.ink,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const list = css({ outline: 'none' });

export const option = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: vars.size.control,
  paddingBlock: space.xs,
  paddingInline: space.md,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.selected },
    '&[data-focus-visible]': { boxShadow: `inset 3px 0 0 ${color.focus}` },
    '&[data-selected]': { fontWeight: vars.font.text.weightStrong },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' },
  },
});

export const detail = css({
  gridColumn: 1,
  fontSize: vars.text.sm,
  fontWeight: vars.font.text.weight,
  color: color.inkMuted,
});
