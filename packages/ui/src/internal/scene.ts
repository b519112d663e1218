/** On a desk a scene fills the first screen below the header, within limits. */
export const firstScreen = (least: string, share: string, most: string) =>
  `clamp(${least}, ${share}, min(${most}, calc(100svh - 5rem)))`;

/** Heights of the scene that opens a page by default, on a phone and from tablets on; also of what keeps its place. */
export const openingScene = {
  phone: 'clamp(34rem, 155vw, 46rem)',
  desk: firstScreen('30rem', '56.25vw', '52rem'),
} as const;
