import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importAny, importCss, importDtcg } from './index.ts';
import { anyFilename, anyText, expectAnswers } from './testing/anyText.ts';

/** Milliseconds of work of this thread alone: what else the machine does is not counted. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

it('answers any text within a second, with a valid branding or a problem, and never throws (D-113)', () => {
  fc.assert(
    fc.property(anyText, anyFilename, (text, filename) => {
      const started = spent();
      expectAnswers(text, filename);
      expect(spent() - started).toBeLessThan(1000);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  [
    'a chain of aliases',
    JSON.stringify(Object.fromEntries(Array.from({ length: 7000 }, (_, at) => [`t${at}`, { $value: `{t${at + 1}}` }]))),
  ],
  [
    'a great many colours',
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`c${at}`, { $type: 'color', $value: '#123456' }])),
    ),
  ],
  ['dashes', '-'.repeat(250_000)],
  ['properties', '--a:b;'.repeat(40_000)],
  ['brackets', '['.repeat(250_000)],
  ['a long colour', `{"brand":{"$type":"color","$value":"rgb(${'1'.repeat(200_000)})"}}`],
])('reads %s of the greatest length within a second (D-113)', (_, text) => {
  for (const read of [importAny, importDtcg, importCss]) {
    const started = spent();
    read(text);
    expect(spent() - started).toBeLessThan(1000);
  }
});
