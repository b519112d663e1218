import fc from 'fast-check';

/** Any code points, half of them Latin. fast-check's own unit of this kind takes seconds to prepare. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.oneof(fc.nat(0x24f), fc.nat(0x10ffff)), { maxLength }).map((points) => String.fromCodePoint(...points));
