import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { logoOnDark } from '../../internal/logoOnDark.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });

/** From edge to edge: where there are more than fit, the screen cuts them, not the air. */
export const strip = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: vars.space.xl,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: { gap: vars.space.xxl, paddingBlock: vars.space.md, paddingInline: vars.space.xl },
  },
});

export const item = css({ flex: '0 0 auto' });

export const link = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.control,
  opacity: 0.8,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { opacity: 1 } },
});

export const logo = css({ display: 'block', blockSize: '1.75rem', inlineSize: 'auto', selectors: logoOnDark });
