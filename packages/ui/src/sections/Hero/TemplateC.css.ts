import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

/** Length of the scrim's fade above the text, where nothing is written. */
const fade = createVar();

export const root = css({
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    overflow: 'clip',
    minBlockSize: 'min(125vw, 44rem)',
    background: vars.color.groundInverse,
    color: vars.color.onScrim,
    vars: { [fade]: '8rem' },
    '@media': {
      [media.tablet]: { minBlockSize: 'clamp(30rem, 56.25vw, min(52rem, calc(100svh - 5rem)))', vars: { [fade]: '12rem' } },
    },
    selectors: {
      '&[data-tone=dark]': { background: vars.color.groundBrand, color: vars.color.ink },
      '&[data-bare]': { background: vars.color.brand, color: vars.color.onBrand },
    },
  });

export const picture = css({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: {
      '&[data-focus=top]': { objectPosition: 'top' },
      '&[data-focus=bottom]': { objectPosition: 'bottom' },
      '&[data-focus=left]': { objectPosition: 'left' },
      '&[data-focus=right]': { objectPosition: 'right' },
    },
  });

/** The scrim keeps its full strength behind every line of text, whatever its length; only the empty part above it fades. */
export const caption = css({
    position: 'relative',
    paddingBlockStart: fade,
    paddingBlockEnd: vars.space.x3,
    backgroundImage: `linear-gradient(to top, ${vars.color.scrim} calc(100% - ${fade}), transparent)`,
    selectors: {
      [`${root}[data-tone=dark] &`]: {
        backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.ground} 82%, transparent) calc(100% - ${fade}), transparent)`,
      },
      [`${root}[data-bare] &`]: { backgroundImage: 'none' },
    },
  });

export const text = css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.md,
    boxSizing: 'border-box',
    maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.xl})`,
    marginInline: 'auto',
    paddingInline: vars.space.md,
    '@media': { [media.tablet]: { paddingInline: vars.space.xl } },
    selectors: {
      '&[data-align=center]': { alignItems: 'center', textAlign: 'center' },
      '&[data-align=end]': { alignItems: 'flex-end', textAlign: 'end' },
    },
  });

export const logo = css({ display: 'block', blockSize: '2.5rem', inlineSize: 'auto', maxInlineSize: '14rem', objectFit: 'contain' });

export const lead = css({ maxInlineSize: '34rem', fontSize: vars.text.lg, lineHeight: vars.font.text.leading });

export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, paddingBlockStart: vars.space.sm });
