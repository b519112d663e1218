import { read, utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { readZip } from '../../platform/documents/reading/readZip.ts';
import { zip } from '../../platform/documents/xlsx/zip.ts';
import { ordinary } from './bombs.ts';

const book = read(ordinary());
const sources = [
  { name: 'list.xlsx', content: ordinary() },
  { name: 'list.xls', content: Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array) },
  { name: 'list.csv', content: Buffer.from(utils.sheet_to_csv(book.Sheets['Order'] ?? {})) },
];
const damage = fc.oneof(
  fc.record({
    kind: fc.constant('byte' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    value: fc.nat(255),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.nat(64) }),
  fc.record({
    kind: fc.constant('insert' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    value: fc.nat(255),
  }),
  fc.record({
    kind: fc.constant('double' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    value: fc.nat(400),
  }),
  fc.record({ kind: fc.constant('ones' as const), at: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.nat(8) }),
);
type Damage = typeof damage extends fc.Arbitrary<infer D> ? D : never;
const damaged = (content: Buffer, { kind, at, value }: Damage): Buffer => {
  const place = Math.floor(at * content.length);
  const [before, after] = [content.subarray(0, place), content.subarray(place)];
  if (kind === 'cut') return Buffer.concat([before, after.subarray(value)]);
  if (kind === 'insert') return Buffer.concat([before, Buffer.alloc(value, value), after]);
  if (kind === 'double') return Buffer.concat([before, after.subarray(0, value), after]);
  return Buffer.concat([
    before,
    Buffer.alloc(kind === 'byte' ? 1 : value, kind === 'byte' ? value : 255),
    after.subarray(kind === 'byte' ? 1 : value),
  ]);
};

/** An ordinary list in one of three formats, damaged anywhere: in its archive or in what that holds. */
export const damagedLists = async (): Promise<fc.Arbitrary<Promise<File>>> => {
  const parts = (await readZip(ordinary())) as ReadonlyMap<string, Buffer>;
  const cases = fc.record({
    source: fc.constantFrom(...sources),
    inner: fc.boolean(),
    part: fc.constantFrom(...parts.keys()),
    harm: fc.array(damage, { minLength: 1, maxLength: 4 }),
  });
  return cases.map(async ({ source, inner, part, harm }) => {
    const spoil = (content: Buffer) => harm.reduce(damaged, content);
    const isInside = inner && source.name.endsWith('.xlsx');
    const content = isInside
      ? await zip([...parts].map(([path, of]) => ({ path, content: path === part ? spoil(of) : of })))
      : spoil(source.content);
    return new File([new Uint8Array(content)], source.name);
  });
};
