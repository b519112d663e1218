const f2dot14 = (table: Buffer, at: number): number => table.readInt16BE(at) / 16384;
const fixed = (table: Buffer, at: number): number => table.readInt32BE(at) / 65536;
const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** A place in the design space as a face counts: each axis from -1 over 0 (its default) to 1, bent by `avar`. */
export const place = (tables: Map<string, Buffer>, wanted: Record<string, number>): number[] => {
  const [fvar, avar] = [tables.get('fvar'), tables.get('avar')];
  if (!fvar) return [];
  let bend = 8;
  return range(fvar.readUInt16BE(8)).map((axis) => {
    const at = fvar.readUInt16BE(4) + axis * fvar.readUInt16BE(10);
    const [min, home, max] = [4, 8, 12].map((by) => fixed(fvar, at + by)) as [number, number, number];
    const value = Math.min(max, Math.max(min, wanted[fvar.toString('latin1', at, at + 4)] ?? home));
    const plain = value === home ? 0 : value < home ? (value - home) / (home - min) : (value - home) / (max - home);
    if (!avar) return plain;
    const count = avar.readUInt16BE(bend);
    const points = range(count).map((step) =>
      [bend + 2 + step * 4, bend + 4 + step * 4].map((by) => f2dot14(avar, by)),
    );
    bend += 2 + count * 4;
    return bent(points as [number, number][], plain);
  });
};

const bent = (points: [number, number][], value: number): number => {
  const next = points.findIndex(([from]) => from >= value);
  const [high, low] = [points[next], points[next - 1]];
  if (!high) return value;
  if (!low || high[0] === value) return high[1];
  return low[1] + ((value - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
};

/** How much of a region's change applies at a place: 1 at its peak, 0 outside it. */
const share = (store: Buffer, region: number, where: number[]): number =>
  where.reduce((product, value, axis) => {
    const at = store.readUInt32BE(2) + 4 + (region * where.length + axis) * 6;
    const [start, peak, end] = [0, 2, 4].map((by) => f2dot14(store, at + by)) as [number, number, number];
    if (peak === 0 || value === peak) return product;
    if (value <= start || value >= end) return 0;
    return product * (value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak));
  }, 1);

const delta = (store: Buffer, outer: number, inner: number, where: number[]): number => {
  const data = store.subarray(store.readUInt32BE(8 + outer * 4));
  const [wide, regions] = [data.readUInt16BE(2), data.readUInt16BE(4)];
  const row = 6 + regions * 2 + inner * (regions + wide);
  return range(regions).reduce((sum, region) => {
    const change = region < wide ? data.readInt16BE(row + region * 2) : data.readInt8(row + wide * 2 + (region - wide));
    return sum + change * share(store, data.readUInt16BE(6 + region * 2), where);
  }, 0);
};

/** What a place in the design space adds to the width of a glyph, in units of the em. */
export const widened = (hvar: Buffer, glyph: number, where: number[]): number => {
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const mapAt = hvar.readUInt32BE(8);
  if (mapAt === 0) return delta(store, 0, glyph, where);
  const map = hvar.subarray(mapAt);
  const size = ((map.readUInt8(1) >> 4) & 3) + 1;
  const packed = map.readUIntBE(4 + Math.min(glyph, map.readUInt16BE(2) - 1) * size, size);
  const bits = (map.readUInt8(1) & 15) + 1;
  return delta(store, packed >> bits, packed & ((1 << bits) - 1), where);
};
