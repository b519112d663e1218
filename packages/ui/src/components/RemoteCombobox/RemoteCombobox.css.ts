import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floating, floatingOption, triggerWidth } from '../../internal/floating.ts';
import { media } from '../../internal/media.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

/** In the top layer, beside its field. Options lie over each other until they are placed, so it has a width of its own. */
export const panel = css({
  ...floating,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  inlineSize: `max(${triggerWidth}, min(18rem, calc(100vw - 24px)))`,
});

/** What the list says of itself, above its options. */
export const head = css({ flex: 'none' });

export const list = css({
  maxBlockSize: '20rem',
  // The library places options once it sees a height, and the options give the list its height.
  minBlockSize: '1px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&:not(:empty)': { borderBlockStart: `${vars.border.hairline} solid ${color.line}` } },
});

export const option = css({
  ...floatingOption,
  boxSizing: 'border-box',
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space.md,
  fontSize: vars.text.md,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focus]': picked,
    [`${panel}[data-keys] &[data-focus]`]: { borderInlineStartColor: color.focus },
    '&[data-disabled]': floatingOption.selectors['&[data-disabled]'],
    '&[data-selected]': { fontWeight: vars.font.text.weightStrong },
  },
  // Grounds are gone in forced colours.
  '@media': {
    [media.forced]: { selectors: { '&[data-focus]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

export const detail = css({
  gridColumn: 1,
  fontSize: vars.text.sm,
  fontWeight: vars.font.text.weight,
  color: color.inkMuted,
});

export const retry = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  fontWeight: vars.font.text.weightStrong,
});
