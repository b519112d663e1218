import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

const firstLine = `calc(${vars.font.text.leading} * 1em)`;

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
});

export const here = css({ color: vars.color.ink, overflowWrap: 'anywhere' });

export const item = css({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  paddingBlock: `calc((1.75rem - ${firstLine}) / 2)`,
  minInlineSize: 0,
});

/** With the first line, where an entry has several. */
export const mark = css({ display: 'grid', alignItems: 'center', flex: 'none', blockSize: firstLine });
