import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

/** Has the focus only until a field of the new step takes it. */
export const steps = css({ outline: 'none' });
export const step = css({ display: 'grid', gap: space.lg });
export const lead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const fields = css({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const whole = css({ gridColumn: '1 / -1' });
export const summary = css({ display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.sm });

export const news = css({ marginBlockEnd: vars.space.md });
