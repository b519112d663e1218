const names = <K extends string>(...keys: K[]): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, ''])) as Record<K, string>;

const tone = () => names('ground', 'ink', 'line');

/** Every role a partner's branding must fill. Names say what a value is for, never what it looks like. */
export const shape = {
  color: {
    ...names('ground', 'groundRaised', 'groundSunken', 'groundInverse', 'groundBrand'),
    ...names('ink', 'inkMuted', 'inkInverse', 'inkBrand', 'line', 'lineStrong'),
    ...names('brand', 'brandHover', 'brandPressed', 'onBrand', 'accent', 'onAccent'),
    positive: tone(),
    caution: tone(),
    critical: tone(),
    info: tone(),
    ...names('focus', 'focusGap', 'scrim', 'onScrim', 'selected', 'skeleton'),
  },
  font: {
    display: names('family', 'weight', 'stretch', 'tracking', 'leading', 'transform', 'variation'),
    text: names('family', 'weight', 'weightStrong', 'leading'),
  },
  text: names('xs', 'sm', 'md', 'lg', 'xl'),
  display: names('sm', 'md', 'lg', 'xl', 'hero'),
  caps: names('size', 'tracking'),
  space: names('xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'x3', 'x4', 'x5', 'section'),
  radius: names('control', 'button', 'card', 'image', 'dialog', 'pill'),
  border: names('hairline', 'strong'),
  shadow: names('raised', 'float'),
  motion: names('fast', 'base', 'slow', 'ease'),
  size: names('control', 'controlSmall', 'cell', 'content', 'measure'),
  layer: names('sticky', 'header', 'popover', 'dialog', 'toast'),
};

/** The contract with each leaf replaced by a value. */
export type Theme = typeof shape;

/** A custom property of the contract, such as `--v-color-ink`. */
export type VarName = `--v-${string}`;
