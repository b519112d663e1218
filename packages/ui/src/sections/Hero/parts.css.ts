import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { inCapitals } from '../../internal/inCapitals.ts';
import { logoOnDark } from '../../internal/logoOnDark.ts';
import { media } from '../../internal/media.ts';
import { brokenImage } from '../../internal/brokenImage.ts';
import { atFocus } from '../../internal/pictureFocus.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

/** Distance from the screen's edge to the page's column. For the inline paddings and margins of the root's children. */
export const edge = createVar();
const gutter = (least: string) => `max(${least}, calc((100% - ${vars.size.content}) / 2))`;

/** A layout's sizes of a usual title, of a long one and of one that is longer still. */
export const titles = { usual: createVar(), long: createVar(), longest: createVar() };
/** The largest size of the page, kept for where the words set it again. */
const hero = createVar();
/** The largest size at which the title's longest word fits into its line. */
const fit = createVar();

/** How much closer a detail of the picture is looked at. */
export const zoom = createVar();

/** What the words stand on. */
export const surface = createVar();
/** What stands on it, and what stands on that. Set one element further out than they are used. */
const over = createVar();
const under = createVar();

const ground = (on: string, ink: string, paper: string = on) => ({
  vars: { [surface]: on, [over]: ink, [under]: paper },
});

/** The widest that a letter of a display face is, in its own size. */
const advance = createVar();

/** `count` letters of the widest display face take the whole line; never smaller than can be read as a title. */
const letters = (count: number) => ({
  vars: { [fit]: `max(1.375rem, calc(100cqi / (${count} * ${fallbackVar(advance, '0.68')})))` },
});

export const root = css({
  position: 'relative',
  overflow: 'clip',
  background: surface,
  vars: { [edge]: gutter(vars.space.md), [hero]: vars.display.hero },
  '@media': {
    [media.tablet]: { vars: { [edge]: gutter(vars.space.xl) } },
    [media.wide]: { vars: { [edge]: gutter(vars.space.xxl) } },
  },
  '@container': { [inCapitals]: { vars: { [advance]: '0.96' } } },
  selectors: {
    '&[data-ground=page]': ground(vars.color.ground, vars.color.ink),
    '&[data-ground=inverse]': ground(vars.color.groundInverse, vars.color.inkInverse),
    '&[data-ground=brand]': ground(vars.color.groundBrand, vars.color.onBrand),
    '&[data-ground=veil]': ground(vars.color.groundSunken, vars.color.ink, vars.color.ground),
    // The one ground that stays dark in both modes, so its paper is no role of either.
    '&[data-ground=scrim]': ground(vars.color.skeleton, vars.color.onScrim, '#141414'),
    ...Object.fromEntries([8, 12, 16, 20, 24, 28].map((count) => [`&[data-word="${count}"]`, letters(count)])),
  },
});

/** The roles of ink and buttons turn over, so that what stands there needs not know. */
const turned = {
  [vars.color.ink]: over,
  [vars.color.lineStrong]: over,
  [vars.color.brand]: over,
  [vars.color.brandHover]: `color-mix(in srgb, ${over} 88%, ${under})`,
  [vars.color.brandPressed]: `color-mix(in srgb, ${over} 76%, ${under})`,
  [vars.color.onBrand]: under,
  [vars.color.focus]: over,
  [vars.color.focusGap]: under,
  [vars.color.selected]: `color-mix(in srgb, ${over} 16%, transparent)`,
  [vars.color.groundSunken]: `color-mix(in srgb, ${over} 24%, transparent)`,
};

export const caption = css({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  color: over,
  selectors: { [`${root}:is([data-ground=scrim], [data-ground=inverse], [data-ground=brand]) &`]: { vars: turned } },
});

const sized = (size: string) => ({ vars: { [vars.display.hero]: `min(${size}, ${fit})` } });

export const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  inlineSize: '100%',
  containerType: 'inline-size',
  ...sized(fallbackVar(titles.usual, hero)),
  selectors: {
    [`${root}[data-length="3"] &`]: sized(fallbackVar(titles.long, vars.display.xl)),
    [`${root}[data-length="4"] &`]: sized(fallbackVar(titles.longest, vars.display.lg)),
    [`${root}[data-align=center] &`]: { textAlign: 'center' },
    [`${root}[data-align=end] &`]: { textAlign: 'end' },
  },
});

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  minInlineSize: 0,
  selectors: {
    [`${root}[data-align=center] &`]: { alignItems: 'center' },
    [`${root}[data-align=end] &`]: { alignItems: 'flex-end' },
  },
} as const;

export const head = css(column);
export const detail = css(column);

export const logo = css({
  display: 'block',
  blockSize: '2.5rem',
  inlineSize: 'auto',
  maxInlineSize: 'min(14rem, 100%)',
  objectFit: 'contain',
  selectors: {
    [`[data-mode=dark] ${root}[data-ground=page] &`]: logoOnDark['[data-mode=dark] &'],
    // What shines on a dark page is a bright ground, and its ink is dark.
    [`[data-mode=dark] ${root}[data-ground=brand] &`]: { filter: 'brightness(0)' },
  },
});

export const lead = css({
  maxInlineSize: '34rem',
  fontSize: vars.text.lg,
  lineHeight: vars.font.text.leading,
  overflowWrap: 'anywhere',
  selectors: { [`${root}[data-align=center] &`]: { textWrap: 'balance' } },
});

export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
  selectors: {
    [`${root}[data-align=center] &`]: { justifyContent: 'center' },
    [`${root}[data-align=end] &`]: { justifyContent: 'flex-end' },
  },
});

/** The quiet ground shows until the picture has come. A layout gives it a position, a ratio or a height. */
export const frame = css({
  display: 'block',
  overflow: 'clip',
  background: vars.color.skeleton,
  selectors: {
    // On a coloured ground it is a shade of that: the page's tone would be a dark box there, and a rim afterwards.
    [`${root}:is([data-ground=inverse], [data-ground=brand]) &`]: {
      background: `color-mix(in oklab, ${over} 12%, ${surface})`,
    },
  },
});

export const image = css({
  ...brokenImage.rule,
  ...atFocus(),
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  scale: fallbackVar(zoom, 'none'),
  transformOrigin: '78% 64%',
  selectors: {
    ...brokenImage.selectors,
    '&[data-focus=top]': atFocus('50% 0%'),
    '&[data-focus=bottom]': atFocus('50% 100%'),
    // Goods at a side of a scene have air on their far side too.
    '&[data-focus=left]': atFocus('20% 50%'),
    '&[data-focus=right]': atFocus('80% 50%'),
  },
});
