import { vars } from '@vitrine/tokens/contract';
import { belowHeader } from '../../internal/belowHeader.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const root = css({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const columns = (template: string) => ({
  [media.desktop]: { gridTemplateColumns: template, columnGap: vars.space.xxl },
});
const half = 'minmax(0, 1.2fr) minmax(0, 1fr)';

export const ratios = {
  sidebar: css({ '@media': columns('15rem minmax(0, 1fr)') }),
  list: css({ '@media': columns('20rem minmax(0, 1fr)') }),
  /** Picture and words fit beside each other on a tablet already, where the picture alone would fill the screen. */
  half: css({ '@media': { [media.tablet]: { gridTemplateColumns: half }, ...columns(half) } }),
  summary: css({ '@media': columns('minmax(0, 1fr) 20rem') }),
};

export const sticky = css({ '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: belowHeader } } });

/** Where the parts stand below each other, one with nothing in it takes no room, nor the gap beside it. */
export const part = css({
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { selectors: { '&:empty': { display: 'block' } } } },
});
