import { styleIn } from '../../internal/style.ts';

const css = styleIn('foundation');

export const hidden = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
