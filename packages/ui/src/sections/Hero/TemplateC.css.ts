import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

/** Length of the scrim's fade above the text, where nothing is written. */
const fade = createVar();
/** How far along the line the text may reach. */
const reach = createVar();
const textWidth = '56rem';

/** What stands on the picture, and what stands on that. Set one element further out than they are used. */
const over = createVar();
const under = createVar();

/** The roles of ink and buttons turn over, so that what stands there needs not know. */
const turned = {
  [vars.color.ink]: over,
  [vars.color.lineStrong]: over,
  [vars.color.brand]: over,
  [vars.color.brandHover]: `color-mix(in srgb, ${over} 88%, ${under})`,
  [vars.color.brandPressed]: `color-mix(in srgb, ${over} 76%, ${under})`,
  [vars.color.onBrand]: under,
  [vars.color.focus]: over,
  [vars.color.selected]: `color-mix(in srgb, ${over} 16%, transparent)`,
  [vars.color.groundSunken]: `color-mix(in srgb, ${over} 24%, transparent)`,
};

export const root = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  overflow: 'clip',
  minBlockSize: 'clamp(34rem, 155vw, 46rem)',
  background: vars.color.groundInverse,
  color: vars.color.onScrim,
  vars: { [fade]: '7rem', [over]: vars.color.onScrim, [under]: '#141414' },
  '@media': {
    [media.tablet]: {
      minBlockSize: 'clamp(30rem, 56.25vw, min(52rem, calc(100svh - 5rem)))',
      vars: { [fade]: '12rem' },
    },
  },
  selectors: {
    '&[data-tone=dark]': { background: vars.color.groundSunken, color: vars.color.ink },
    '&[data-bare]': {
      background: vars.color.groundBrand,
      color: vars.color.onBrand,
      vars: { [over]: vars.color.onBrand, [under]: vars.color.groundBrand },
    },
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

const eased = (colour: string): string => {
  const at = (share: number, strength: number) =>
    `color-mix(in srgb, ${colour} ${strength}%, transparent) calc(100% - ${fade} * ${share})`;
  return `linear-gradient(to top, ${[colour, `${colour} calc(100% - ${fade})`, at(0.75, 84), at(0.5, 50), at(0.25, 16), 'transparent'].join(', ')})`;
};

/** Text that begins at the line's start leaves the picture's far side clear. */
const clearFarSide = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, #000 ${reach}, rgb(0 0 0 / 25%) calc(${reach} + 24rem))`;

/** The scrim keeps its full strength behind every line of text, whatever its length; only where nothing is written does it fade. */
export const caption = css({
  position: 'relative',
  paddingBlockStart: fade,
  // On a phone the words end above the controls of a carousel, which stand below them.
  paddingBlockEnd: vars.space.x4,
  vars: { [reach]: `calc(max(${vars.space.xxl}, (100vw - ${vars.size.content}) / 2) + ${textWidth})` },
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.x3 } },
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, backgroundImage: eased(vars.color.scrim) },
    '&:has([data-align=start])::before': { '@media': { [media.desktop]: { maskImage: clearFarSide('right') } } },
    '[dir=rtl] &:has([data-align=start])::before': {
      '@media': { [media.desktop]: { maskImage: clearFarSide('left') } },
    },
    [`${root}[data-tone=dark] &::before`]: {
      backgroundImage: eased(`color-mix(in srgb, ${vars.color.ground} 86%, transparent)`),
    },
    [`${root}[data-bare] &::before`]: { display: 'none' },
  },
});

export const words = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  maxInlineSize: textWidth,
  selectors: {
    [`${root}:is([data-tone=light], [data-bare]) &`]: { vars: turned },
    '&[data-align=center]': { alignItems: 'center', textAlign: 'center', marginInline: 'auto' },
    '&[data-align=end]': { alignItems: 'flex-end', textAlign: 'end', marginInlineStart: 'auto' },
  },
});

export const logo = css({
  display: 'block',
  blockSize: '2.5rem',
  inlineSize: 'auto',
  maxInlineSize: '14rem',
  objectFit: 'contain',
});

export const lead = css({ maxInlineSize: '34rem', fontSize: vars.text.lg, lineHeight: vars.font.text.leading });

export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, paddingBlockStart: vars.space.sm });
