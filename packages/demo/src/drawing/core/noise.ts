const lattice = (x: number, y: number, seed: number): number => {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  value = Math.imul(value ^ (value >>> 13), 1103515245);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
};

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise, 0–1, one feature per unit. */
export const noise = (x: number, y: number, seed: number): number => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = ease(x - column);
  const v = ease(y - row);
  const top = lattice(column, row, seed) * (1 - u) + lattice(column + 1, row, seed) * u;
  const bottom = lattice(column, row + 1, seed) * (1 - u) + lattice(column + 1, row + 1, seed) * u;
  return top * (1 - v) + bottom * v;
};

/** Three layers of noise, 0–1. */
export const fractal = (x: number, y: number, seed: number): number =>
  (noise(x, y, seed) * 4 + noise(x * 2.1 + 7, y * 2.1 + 3, seed + 1) * 2 + noise(x * 4.3 + 1, y * 4.3 + 9, seed + 2)) /
  7;

/** Noise that gathers into creases, 0–1; ridges near 1. */
export const creased = (across: number, down: number, seed: number): number => {
  // Turned off the lattice's axes, which would otherwise show as blocks.
  const [x, y] = [across * 0.87 + down * 0.5, down * 0.87 - across * 0.5];
  const warp = noise(x * 0.7 + 11, y * 0.7 + 5, seed + 3) * 1.4;
  const ridge = 1 - Math.abs(2 * noise(x + warp, y + warp * 0.6, seed) - 1);
  const fine = 1 - Math.abs(2 * noise(x * 2.2 - warp, y * 2.2, seed + 5) - 1);
  return ridge * ridge * 0.72 + fine * fine * 0.28;
};
