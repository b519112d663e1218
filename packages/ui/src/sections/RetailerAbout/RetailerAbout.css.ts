import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);
const { color, space, text } = vars;

export const bar = css({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  paddingBlock: space.lg,
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space.xl } },
});

export const logo = css({ inlineSize: '10rem', '@media': { [media.tablet]: { inlineSize: '100%' } } });
export const words = css({ display: 'grid', gap: space.md, justifyItems: 'start', minInlineSize: 0 });

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.xs} ${space.md}`,
  margin: 0,
  fontSize: text.sm,
});

export const term = css({ color: color.inkMuted });
export const fact = css({ margin: 0, overflowWrap: 'anywhere' });
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const about = css({
  maxInlineSize: '60ch',
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
