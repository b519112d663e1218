/** An object that inherits nothing, so that no key can reach a prototype. */
export type Plain = null | string | number | boolean | Plain[] | PlainObject;
export interface PlainObject {
  [key: string]: Plain;
}

interface Limits {
  characters: number;
  depth: number;
}

export type Copied = { ok: true; value: Plain } | { ok: false; why: 'too-large' | 'too-deep' };

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Copies data of unknown origin within limits: own values alone, no prototypes, no functions. What contains itself ends as too deep;
 * a getter that throws counts as too deep too, for it cannot be read.
 */
export const copyPlain = (input: unknown, { characters, depth }: Limits): Copied => {
  let room = characters;
  const spend = (amount: number) => {
    room -= amount;
    if (room < 0) throw new RangeError('too-large');
  };
  const copy = (value: unknown, left: number): Plain => {
    if (left < 0) throw new RangeError('too-deep');
    spend(typeof value === 'string' ? value.length + 2 : 2);
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return value;
    if (Array.isArray(value)) {
      spend(value.length);
      return value.map((item) => copy(item, left - 1));
    }
    if (typeof value !== 'object') return null;
    const made = Object.create(null) as PlainObject;
    for (const [key, item] of Object.entries(value)) {
      spend(key.length);
      if (item !== undefined) made[key] = copy(item, left - 1);
    }
    return made;
  };
  try {
    return { ok: true, value: copy(input, depth) };
  } catch (error) {
    return { ok: false, why: error instanceof RangeError && error.message === 'too-large' ? 'too-large' : 'too-deep' };
  }
};
