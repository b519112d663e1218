/** A wait that differs by up to a fifth from visitor to visitor, so that they do not all come back at the same moment. */
export const spread = (milliseconds: number, random: number = Math.random()): number =>
  Math.round(milliseconds * (0.8 + 0.4 * random));
