import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { belowHeader } from '../../../internal/belowHeader.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const summary = css({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  background: color.groundRaised,
  border: hair,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  fontFamily: vars.font.text.family,
  '@media': {
    [media.desktop]: {
      maxBlockSize: `calc(100dvh - ${belowHeader} - ${space.lg})`,
      overflowY: 'auto',
    },
    [media.print]: { border: 0, boxShadow: 'none', padding: 0 },
  },
});

export const totals = css({ display: 'grid', gap: space.xs, margin: 0, fontVariantNumeric: 'tabular-nums' });
export const line = css({ display: 'flex', justifyContent: 'space-between', gap: space.md, fontSize: vars.text.sm });
export const term = css({ display: 'grid', minInlineSize: 0 });
export const figure = css({ margin: 0, textAlign: 'end', whiteSpace: 'nowrap' });
export const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockStart: space.xs,
  borderBlockStart: hair,
  fontSize: vars.text.lg,
  fontWeight: vars.font.text.weightStrong,
});

export const sending = css({ display: 'grid', gap: space.sm, '@media': { [media.print]: { display: 'none' } } });
export const error = css({ margin: 0, fontSize: vars.text.sm, color: color.critical.ink, textAlign: 'center' });
export const thanks = css({ display: 'grid', gap: space.sm, paddingBlockStart: space.md, borderBlockStart: hair });
