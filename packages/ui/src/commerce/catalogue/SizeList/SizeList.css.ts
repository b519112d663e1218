import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const label = css({ ...capsLabel, color: vars.color.inkMuted, marginBlockEnd: vars.space.xs });

export const list = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const size = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.xs,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
