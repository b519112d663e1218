import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space, text } = vars;

export const note = css({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  alignContent: 'center',
  gap: space.sm,
  minBlockSize: vars.size.control,
  paddingBlock: space.xs,
  paddingInline: space.md,
  // Where the mark of focus stands in the entries below.
  borderInlineStart: '3px solid transparent',
  fontSize: text.sm,
  lineHeight: 1.35,
  color: color.inkMuted,
  selectors: { '&[data-status=error]': { color: color.critical.ink } },
});

/** As high as a line, so that it stands with the first of several. */
export const mark = css({ display: 'grid', placeItems: 'center', blockSize: '1.35em' });
