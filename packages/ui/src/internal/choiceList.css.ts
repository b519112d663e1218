import { vars } from '@vitrine/tokens/contract';
import { layers } from '../foundation/layers.css.ts';
import { picked } from './picked.ts';
import { styleIn } from './styleIn.ts';

const css = styleIn(layers.commerce);

/** What is asked, above a list of choices in a dialog. */
export const text = css({ color: vars.color.inkMuted, marginBlockEnd: vars.space.md });

export const list = css({ borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` });

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '3rem',
  paddingInline: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  cursor: 'pointer',
  selectors: { '&:hover, &:has(:checked)': picked },
});
