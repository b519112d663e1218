import type { Call } from '@vitrine/api';
import { z } from 'zod';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  exclusiveMaximum?: number;
}

export type Part = 'params' | 'query' | 'headers' | 'body';
export const parts = ['params', 'query', 'headers', 'body'] as const;

/** The way to a value: names of fields, 0 for an entry of a list. */
export type Place = readonly (string | number)[];

/** The most that a place of a request takes: entries of a list, letters of a text, or a number. */
export interface Bound {
  part: Part;
  place: Place;
  kind: 'entries' | 'letters' | 'number';
  /** Undefined: it has no end. */
  most: number | undefined;
  /** The JSON schema of an entry. */
  entry?: Record<string, unknown> | undefined;
}

const schemasOf = (schema: z.ZodType): Schema[] =>
  // What arrives is often text that is read as something else: the bounds are those of both.
  (['input', 'output'] as const).map((io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema);

type Found = Omit<Bound, 'part'>;

/** Formats whose values have a length of their own. */
const shortFormats = new Set(['date', 'date-time', 'uuid', 'binary']);

/** Whether a pattern says itself how long a text is. */
const hasEnd = (pattern: string): boolean => !/[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, 'x'));

const boundsIn = (schema: Schema, place: Place): Found[] => {
  const { type, properties, items, anyOf, oneOf, allOf } = schema;
  const either = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  if (either.length > 0) return either.flatMap((one) => boundsIn(one, place));
  if (schema.enum || 'const' in schema || (schema.format && shortFormats.has(schema.format))) return [];
  if (type === 'array')
    return [
      { place, kind: 'entries', most: schema.maxItems, entry: items as Record<string, unknown> | undefined },
      ...(items ? boundsIn(items, [...place, 0]) : []),
    ];
  if (type === 'object')
    return Object.entries(properties ?? {}).flatMap(([name, part]) => boundsIn(part, [...place, name]));
  if (type === 'string' && schema.maxLength === undefined && hasEnd(schema.pattern ?? '+')) return [];
  if (type === 'string') return [{ place, kind: 'letters', most: schema.maxLength }];
  if (type === 'integer' || type === 'number') return [{ place, kind: 'number', most: schema.maximum }];
  return [];
};

const keyOf = ({ place, kind }: Found): string => `${kind} ${place.join('.')}`;

/** Every place of a call's input that can be long, many or large, with its end. */
export const boundsOf = (call: Call): Bound[] =>
  parts.flatMap((part) => {
    const schema = call[part];
    if (!schema) return [];
    const byPlace = Map.groupBy(
      schemasOf(schema).flatMap((one) => boundsIn(one, [])),
      keyOf,
    );
    return [...byPlace.values()].flatMap((same): Bound[] => {
      const [first] = same;
      const ends = same.flatMap(({ most }) => most ?? []);
      return first ? [{ ...first, part, most: ends.length > 0 ? Math.min(...ends) : undefined }] : [];
    });
  });

/** A value with another one at a place; what is missing on the way is made. */
export const placed = (value: unknown, [step, ...rest]: Place, put: (before: unknown) => unknown): unknown => {
  if (step === undefined) return put(value);
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    return [placed(list[0], rest, put), ...list.slice(1)];
  }
  const before = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return { ...before, [step]: placed(before[step], rest, put) };
};
