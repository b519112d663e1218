import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm });

export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.sm });

/** Below a desk's width what comes first has a row of its own, so that the filters are not torn apart. */
export const start = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  flex: '1 0 100%',
  minInlineSize: 0,
  // A button there speaks no louder than the filters beside it.
  vars: { [vars.button.weight]: vars.font.text.weight },
  '@media': { [media.desktop]: { flex: 'none' } },
});

/** On a phone one row that scrolls sideways, so that the bar leaves the first screen to what it filters. */
export const filters = css({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: '1 0 100%',
  minInlineSize: 0,
  overflowX: 'auto',
  // Room for the ring of what has the focus.
  padding: '3px',
  margin: '-3px',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'contents' } },
});

export const end = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});

export const chosen = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  // The words of the quiet button stand where those of chips do, and alone on the edge of the page.
  vars: { [vars.button.paddingSmall]: vars.space.sm },
  selectors: { '&:has(> :only-child)': { marginInlineStart: `calc(-1 * ${vars.button.paddingSmall})` } },
});

export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.button,
  background: vars.color.selected,
  fontSize: vars.text.sm,
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` } },
});
