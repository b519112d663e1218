import { scene } from '../../packages/ui/src/testing/pictures.ts';

const linen = ['#d8c7b2', '#a86f4c', '#3b2f2a', '#e9d8c3'];
const earth = ['#e8dcc8', '#7a6a58', '#b98b3e', '#2e3d2f'];
const sea = ['#dfe6ea', '#6d8796', '#1f2c34'];

const drawings: Readonly<Record<string, () => string | null>> = {
  drape: () => scene('drape', 'wide', linen, 3),
  rail: () => scene('rail', 'wide', earth, 2),
  blinds: () => scene('blinds', 'wide', sea, 5),
  still: () => scene('still-life', 'wide', earth, 4),
  upright: () => scene('rail', 'portrait', earth, 6),
  none: () => null,
};

/** What the story itself shows. */
const OWN = 'story';

/** Names of pictures to choose from. */
export const pictureNames: readonly string[] = [OWN, ...Object.keys(drawings)];

/**
 * Pictures by name, each drawn when it is chosen. Not a plain object, and nothing in it can be listed: Storybook copies objects and sends what
 * it lists to its panel, and would draw them all.
 */
class Pictures {}

export const picturesWith = (shown: unknown): object =>
  Object.defineProperties(
    new Pictures(),
    Object.fromEntries([[OWN, { value: shown }], ...Object.entries(drawings).map(([name, get]) => [name, { get }])]),
  );
