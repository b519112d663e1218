import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { disabledLine } from '../../internal/disabledLine.ts';
import { floating } from '../../internal/floating.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const phone = css({ display: 'flex', gap: vars.space.xs });

export const country = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  // Room for a flag and two digits, also before they come.
  minInlineSize: '6rem',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.sm,
  border: `${vars.border.strong} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.groundRaised,
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.md,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.ink },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': {
      cursor: 'not-allowed',
      background: vars.color.groundSunken,
      borderColor: disabledLine,
      color: vars.color.inkMuted,
    },
  },
});

/** Before the countries have come: no more than that a choice will stand here. */
export const coming = css({ justifyContent: 'end', color: vars.color.inkMuted, cursor: 'default' });

export const shown = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

/** Generated, for the name says the country in words: letters that stand for a flag are no part of what is read. */
export const flag = css({ selectors: { '&::before': { content: 'attr(data-flag)' } } });

export const panel = css({
  ...floating,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: 'min(20rem, calc(100vw - 2rem))',
  overflow: 'hidden',
});

export const search = css({
  padding: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const searchInput = css({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } });

export const list = css({ maxBlockSize: '18rem', overflow: 'auto', paddingBlock: vars.space.xs, outline: 'none' });

export const dial = css({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const none = css({ padding: vars.space.md, fontSize: vars.text.sm, color: vars.color.inkMuted });

export const number = css({ flex: 1, minInlineSize: 0 });
