import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space.x4,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', alignItems: 'start' },
    [media.desktop]: { columnGap: vars.space.x3, paddingBlockStart: vars.space.xxl },
  },
  selectors: { '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
});

export const head = css({ display: 'grid', gap: vars.space.xs });

export const facts = css({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const about = css({ display: 'grid', gap: vars.space.lg, fontSize: vars.text.lg });

export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  fontSize: vars.text.md,
});

/** Where the form comes to rest below the header when it is scrolled to (K-12). */
export const form = css({ scrollMarginBlockStart: '120px' });

export const float = css({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockEnd: vars.space.lg,
  insetInlineEnd: vars.space.lg,
  borderRadius: vars.radius.button,
  boxShadow: vars.shadow.float,
});
