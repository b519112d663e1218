import { sampleScene } from '../../packages/ui/src/testing/pictures.ts';

const drawings: Readonly<Record<string, () => string | null>> = {
  drape: () => sampleScene('wide', 23, 'drape'),
  rail: () => sampleScene('wide', 22, 'rail'),
  blinds: () => sampleScene('wide', 25, 'blinds'),
  still: () => sampleScene('wide', 24, 'still-life'),
  portrait: () => sampleScene('portrait', 26, 'rail'),
  none: () => null,
};

/** Names of pictures to choose from. */
export const pictureNames: readonly string[] = Object.keys(drawings);

/**
 * Pictures by name, each drawn when it is chosen. Not a plain object, and nothing in it can be listed: Storybook copies objects and sends what
 * it lists to its panel, and would draw them all.
 */
class Pictures {}

export const pictures: object = Object.defineProperties(
  new Pictures(),
  Object.fromEntries(Object.entries(drawings).map(([name, get]) => [name, { get }])),
);
