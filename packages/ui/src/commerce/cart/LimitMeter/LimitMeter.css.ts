import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;
const mark = { display: 'grid', placeItems: 'center', blockSize: '1.5em', fontSize: vars.text.sm } as const;

export const meters = css({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.text.family,
  maxInlineSize: '32rem',
  selectors: { '&[data-compact]': { gap: space.xs } },
});
export const meter = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space.xs, color: color.ink });
export const states = {
  open: css({ ...mark, color: color.inkMuted }),
  met: css({ ...mark, color: color.positive.ink }),
  broken: css({ ...mark, color: color.critical.ink }),
};
/** Its label above the list. Not a Stack, whose rules weigh more than the meter. */
export const titled = css({ display: 'grid', gap: space.xs });
