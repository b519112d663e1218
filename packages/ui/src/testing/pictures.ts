type Shape = 'wide' | 'landscape' | 'portrait' | 'square';

const dataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const sizes: Record<Shape, [number, number]> = {
  wide: [2100, 900],
  landscape: [1600, 900],
  portrait: [800, 1000],
  square: [1000, 1000],
};

const gradient = ([width, height]: [number, number], colours: string[], turn: number): string => {
  const stops = colours
    .map((colour, index) => `<stop offset="${index / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<linearGradient id="g" gradientTransform="rotate(${turn} .5 .5)">${stops}</linearGradient>` +
      `<rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
};

/** A picture of a garment or beauty product for stories, as a data address; 3:4. */
export const goods = (_kind: string, _fabric: string, colour: string, extra: string, seed = 1): string =>
  gradient([900, 1200], ['#ece7df', colour, extra], 20 + seed * 37);

/** A hero scene for stories, as a data address. */
export const scene = (_kind: string, shape: Shape, palette: string[], seed = 1): string =>
  gradient(sizes[shape], palette, 10 + seed * 31);
