import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '1.25rem',
  color: vars.color.inkMuted,
  selectors: { '&[data-state=failed]': { color: vars.color.critical.ink } },
});
