export type LimitSide = 'minimum' | 'maximum';

/** Which limit the units of a product break. No units break none (V-057, V-058, V-059); null is no limit. */
export const brokenLimit = (units: number, minimum: number | null, maximum: number | null): LimitSide | null => {
  if (maximum !== null && units > maximum) return 'maximum';
  if (minimum !== null && units > 0 && units < minimum) return 'minimum';
  return null;
};
