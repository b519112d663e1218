import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { disabledLine } from '../../internal/disabledLine.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { picked, pressed } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, motion } = vars;

const enabled = '&:not([aria-disabled=true])';

/** Rest, hover and pressed of a filled button. */
const filled = (rest: string, hover: string, down: string, ink: string) =>
  css({
    background: rest,
    color: ink,
    borderColor: rest,
    selectors: {
      [`${enabled}:hover`]: { background: hover, borderColor: hover },
      [`${enabled}:active`]: { background: down, borderColor: down },
    },
  });

export const button = recipe({
  base: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    borderWidth: vars.button.stroke,
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: vars.radius.button,
    fontFamily: vars.font.text.family,
    fontWeight: vars.button.weight,
    letterSpacing: vars.button.tracking,
    textTransform: vars.button.transform as 'none',
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: ['background-color', 'border-color', 'color', 'transform']
      .map((property) => `${property} ${motion.fast} ${motion.ease}`)
      .join(', '),
    selectors: {
      '&:focus-visible': focusRing,
      [`${enabled}:active`]: { transform: 'translateY(1px)' },
      // What a choice takes away goes at once: a fade of every side and word costs more than the choice.
      '&[aria-disabled=true]': { cursor: 'not-allowed', transition: 'none' },
    },
  }),
  variants: {
    variant: {
      primary: filled(color.brand, color.brandHover, color.brandPressed, color.onBrand),
      danger: filled(
        color.critical.ink,
        `color-mix(in oklab, ${color.critical.ink} 88%, ${color.ink})`,
        `color-mix(in oklab, ${color.critical.ink} 76%, ${color.ink})`,
        color.critical.ground,
      ),
      secondary: css({
        background: 'transparent',
        color: color.ink,
        borderColor: color.lineStrong,
        selectors: {
          [`${enabled}:hover`]: { ...picked, borderColor: color.ink },
          [`${enabled}:active`]: pressed,
        },
      }),
      quiet: css({
        background: 'transparent',
        color: color.ink,
        selectors: {
          [`${enabled}:hover`]: picked,
          [`${enabled}:active`]: pressed,
        },
      }),
    },
    size: {
      sm: css({
        minBlockSize: vars.button.heightSmall,
        paddingBlock: vars.space.xxs,
        paddingInline: vars.button.paddingSmall,
        fontSize: vars.text.sm,
      }),
      md: css({
        minBlockSize: vars.button.height,
        paddingBlock: vars.space.xs,
        paddingInline: vars.button.padding,
        fontSize: vars.text.sm,
      }),
      lg: css({
        minBlockSize: vars.button.heightLarge,
        paddingBlock: vars.space.sm,
        paddingInline: vars.button.paddingLarge,
        fontSize: vars.text.md,
      }),
    },
    caps: { true: css({ fontSize: vars.caps.size, letterSpacing: vars.caps.tracking, textTransform: 'uppercase' }) },
    stretch: { true: css({ inlineSize: '100%' }) },
    /** Kept legible: a disabled button still says what it would do. */
    disabled: {
      true: css({
        background: color.groundSunken,
        borderColor: disabledLine,
        color: color.inkMuted,
      }),
    },
  },
});

/** While busy the words keep their place, so that nothing jumps. */
export const words = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: {
    '[data-busy] > &': { opacity: 0 },
    // Words that take several lines begin beside their icon.
    '&:has(> svg)': { textAlign: 'start' },
  },
});

export const wait = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const explained = css({
  display: 'contents',
  selectors: {
    '&[data-reason]': {
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'start',
      gap: vars.space.xs,
      maxInlineSize: '100%',
    },
    '&[data-reason][data-stretch]': { display: 'flex', inlineSize: '100%' },
  },
});
