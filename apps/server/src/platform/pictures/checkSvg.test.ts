import { describe, expect, it } from 'vitest';
import { refusedDrawings, takenDrawings } from '../../testing/uploads/drawings.ts';
import { checkSvg } from './checkSvg.ts';

describe('A vector drawing', () => {
  it.each(refusedDrawings)('with %s is refused by its structure, before anything is drawn', (_what, svg, why) => {
    expect(checkSvg(Buffer.from(svg))).toMatchObject({ why });
    expect(checkSvg(Buffer.from(`\ufeff${svg}`, 'utf16le'))).toMatchObject({ why });
  });

  it.each(takenDrawings)('with %s is taken', (_what, svg) => {
    expect(checkSvg(Buffer.from(svg))).toBeUndefined();
  });

  it('names the text and the font that would be missing', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{font-family:Futura;}</style><text class="a"><tspan>Sale</tspan></text></svg>';
    expect(checkSvg(Buffer.from(svg))?.facts).toEqual({ text: 'Sale', font: 'Futura' });
  });
});
