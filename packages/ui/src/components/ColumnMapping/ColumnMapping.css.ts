import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const columns = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: hair });
export const column = css({
  display: 'grid',
  gap: space.xs,
  alignItems: 'center',
  paddingBlock: space.sm,
  borderBlockStart: hair,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', columnGap: space.md } },
});

/** The words of quiet buttons are at the edge of the text above them. */
export const actions = css({ marginInlineStart: `calc(-1 * ${vars.button.paddingSmall})` });
