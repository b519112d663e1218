import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);
const { color, space } = vars;

export const root = css({
  display: 'grid',
  minBlockSize: '70vh',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const cover = css({
  inlineSize: '100%',
  blockSize: '14rem',
  objectFit: 'cover',
  background: color.groundSunken,
  '@media': { [media.desktop]: { blockSize: '100%', maxBlockSize: '90vh' } },
});

export const side = css({
  display: 'grid',
  alignContent: 'center',
  gap: space.lg,
  paddingInline: space.lg,
  paddingBlock: space.xl,
});

export const inner = css({
  display: 'grid',
  gap: space.lg,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
});
