import fc from 'fast-check';
import { z } from 'zod';
import { members, brands, worldPassword } from '../worldRows.ts';

type Schema = Record<string, unknown>;

/** Words that name something in the test world, so that a case gets past the first look-up. */
const known = [...members.map(({ email }) => email), ...brands.map(({ slug }) => slug), worldPassword, 'resort', '1'];

const integers = ({ minimum = 0, exclusiveMinimum, maximum = 6 }: Schema): fc.Arbitrary<number> => {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : Number(minimum);
  return fc.integer({ min: least, max: Math.max(least, Math.min(Number(maximum), 6)) });
};

const strings = ({ pattern, maxLength }: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...known),
    typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(pattern, 'u'))
      : fc.string({ unit: 'grapheme', maxLength: Math.min(Number(maxLength ?? 60), 60) }),
  );

const byType: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  integer: integers,
  number: integers,
  string: strings,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items, minItems }) =>
    fc.array(fitting(items as Schema), { minLength: Number(minItems ?? 0), maxLength: Number(minItems ?? 0) + 3 }),
  object: ({ properties = {}, required = [] }) =>
    fc.record(
      Object.fromEntries(Object.entries(properties as object).map(([name, part]) => [name, fitting(part as Schema)])),
      { requiredKeys: required as string[] },
    ),
};

/** Values that a JSON schema allows. */
export const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(either)) return fc.oneof(...(either as Schema[]).map(fitting));
  return byType[String(schema.type)]?.(schema) ?? fc.constantFrom<unknown>('x', 1, null);
};

/** Values that a schema of the contract allows as input. */
export const valuesOf = (schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> =>
  schema === undefined
    ? fc.constant({})
    : (fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as fc.Arbitrary<
        Record<string, unknown>
      >);

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

/** Values at and over the edges of types, text and databases. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      [null, true, false, [], {}, '', ' ', 'null', 'undefined', 'NaN', '__proto__', { constructor: { x: 1 } }],
      [-1, 0, -0, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -1e308, '1e9', '0x10', '٣'],
      ['\0', 'a\0b', 'x@y.z\0', '\ud800', 'a\udfff', '\udc00\ud800', '\ufffe', '\u202e', 'é'.repeat(50), '1\0'],
      ["'; drop table cart; --", '%00', '%', '../..', '$1', '{w}', '\\', '\r\nx: y', '<b>x</b>', '${x}', '1,2,3'],
      ['9'.repeat(400), 'x'.repeat(5000), '1,'.repeat(1000), ' '.repeat(5000), `${'a.'.repeat(2000)}@`, deep(500)],
      [`a@${'a.'.repeat(120)}`, '2147483648', '999999999', '-1', '1.5', `${'-'.repeat(70)}x`, ['1', '\0'], [[1]]],
      [Array.from({ length: 500 }, (_, index) => index + 1), Array.from({ length: 5000 }, () => 2 ** 31 - 1)],
    ].flat(),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 20 }),
  fc.anything({ withNullPrototype: false, withObjectString: true }),
);
