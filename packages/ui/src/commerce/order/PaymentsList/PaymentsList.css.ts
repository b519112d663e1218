import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

export const payments = css({ display: 'grid', gap: space.sm, breakInside: 'avoid' });
export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"reference reference amount" "status due pay"',
  alignItems: 'center',
  gap: `${space.xs} ${space.sm}`,
  paddingBlock: space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '10rem 1fr 8rem 9rem 3rem',
      gridTemplateAreas: '"status reference due amount pay"',
    },
  },
});

export const status = css({ gridArea: 'status' });
export const reference = css({ gridArea: 'reference', overflowWrap: 'anywhere' });
export const due = css({ gridArea: 'due', color: color.inkMuted });
export const amount = css({ gridArea: 'amount', textAlign: 'end', fontWeight: vars.font.text.weightStrong });
export const pay = css({ gridArea: 'pay', textAlign: 'end' });
