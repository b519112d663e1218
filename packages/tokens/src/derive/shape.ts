import type { Branding } from '../branding.ts';
import type { Theme } from '../contract/index.ts';

type Shape = Pick<Theme, 'space' | 'radius' | 'border' | 'shadow' | 'motion' | 'size' | 'layer'>;

const rem = (px: number): string => `${px / 16}rem`;

const radii = {
  none: { control: 0, card: 0, image: 0, dialog: 0 },
  sm: { control: 2, card: 3, image: 2, dialog: 4 },
  md: { control: 6, card: 8, image: 6, dialog: 10 },
  lg: { control: 12, card: 16, image: 16, dialog: 24 },
  xl: { control: 18, card: 28, image: 24, dialog: 36 },
};

const strokes = {
  hairline: { hairline: '1px', strong: '1px' },
  regular: { hairline: '1px', strong: '1.5px' },
  thick: { hairline: '1.5px', strong: '2px' },
};

/** Section rhythm from phone to desktop, in px, and the height of a row in dense tables. */
const densities = {
  airy: { section: [56, 128], cell: 40 },
  regular: { section: [48, 112], cell: 38 },
  compact: { section: [40, 96], cell: 36 },
} as const;

const shadowInk = 'rgb(0 0 0 / ';
const shadows = {
  flat: { raised: 'none', float: `0 8px 40px ${shadowInk}0.14)` },
  soft: {
    raised: `0 1px 2px ${shadowInk}0.05), 0 4px 16px ${shadowInk}0.06)`,
    float: `0 4px 12px ${shadowInk}0.08), 0 16px 48px ${shadowInk}0.16)`,
  },
  hard: { raised: 'var(--v-color-ink) 3px 3px 0', float: 'var(--v-color-ink) 5px 5px 0' },
};

const buttonRadius = (style: Branding): string =>
  ({ square: '0', rounded: rem(radii[style.shape.radius].control), pill: '999px' })[style.shape.button];

const radiusOf = (style: Branding): Theme['radius'] => {
  const { control, card, image, dialog } = radii[style.shape.radius];
  return {
    control: rem(control),
    button: buttonRadius(style),
    card: rem(card),
    image: rem(image),
    dialog: rem(dialog),
    pill: '999px',
  };
};

const steps = { xxs: 4, xs: 8, sm: 12, md: 16, lg: 24, xl: 32, xxl: 48, x3: 64, x4: 96, x5: 128 };

const spaceOf = ({ density }: Branding): Theme['space'] => {
  const [phone, desktop] = densities[density].section;
  const scale = Object.fromEntries(Object.entries(steps).map(([name, px]) => [name, rem(px)]));
  return { ...(scale as Theme['space']), section: `clamp(${rem(phone)}, 8vw, ${rem(desktop)})` };
};

/** Room, corners, strokes, shadows, pace and layers. */
export const deriveShape = (style: Branding): Shape => ({
  space: spaceOf(style),
  radius: radiusOf(style),
  border: strokes[style.shape.stroke],
  shadow: shadows[style.elevation],
  motion: { fast: '120ms', base: '180ms', slow: '240ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  size: {
    control: rem(44),
    controlSmall: rem(36),
    cell: rem(densities[style.density].cell),
    content: rem(1280),
    measure: '66ch',
  },
  layer: { sticky: '10', header: '20', popover: '30', dialog: '40', toast: '50' },
});
