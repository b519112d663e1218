import type PDFDocument from 'pdfkit';
import type { PaperLook } from '../look.ts';
import { breakLines } from './breakLines.ts';
import { createRuns } from './runs.ts';
import type { FontRole, Run } from './runs.ts';

type Doc = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  font: FontRole;
  size: number;
  colour: string;
}

export interface Line {
  text: string;
  style: TextStyle;
}

export interface Typesetter {
  /** Broken into lines of a width; the last of `most` lines ends in an ellipsis when there is more. */
  wrap: (text: string, style: TextStyle, width: number, most?: number) => Line[];
  /** How wide a text is, in points. */
  width: (text: string, style: TextStyle) => number;
  /** Draws one line with its baseline at `y`. */
  draw: (line: Line, x: number, y: number) => void;
  /** Draws one line that ends at `right`. */
  drawRight: (text: string, style: TextStyle, right: number, y: number) => void;
}

/** Sets text in the fonts of a look. Characters that a face lacks are set in the next one that has them. */
export const createTypesetter = (doc: Doc, look: PaperLook): Typesetter => {
  const { fonts, runsOf } = createRuns(look);

  const setFont = ({ path }: Run, { size }: TextStyle): Doc => doc.font(path ?? 'Helvetica').fontSize(size);
  // With features, pdfkit has the font lay out all words at once; else one by one, which turns each word around but not their order.
  const optionsOf = ({ isRightToLeft }: Run, { font, size }: TextStyle) =>
    isRightToLeft ? { features: [] } : { characterSpacing: fonts[font].tracking * size };
  const shown = (text: string, { font }: TextStyle): string => {
    const clean = text.replace(/\s+/g, ' ').trim();
    return fonts[font].isUpper ? clean.toLocaleUpperCase() : clean;
  };
  const widthOf = (text: string, style: TextStyle): number => {
    let total = 0;
    for (const run of runsOf(text, style.font))
      total += setFont(run, style).widthOfString(run.text, optionsOf(run, style));
    return total;
  };

  const draw: Typesetter['draw'] = ({ text, style }, x, y) => {
    let left = x;
    for (const run of runsOf(text, style.font)) {
      setFont(run, style).fillColor(style.colour);
      doc.text(run.text, left, y, { ...optionsOf(run, style), lineBreak: false, baseline: 'alphabetic' });
      left += doc.widthOfString(run.text, optionsOf(run, style));
    }
  };

  return {
    draw,
    width: (text, style) => widthOf(shown(text, style), style),
    wrap: (text, style, width, most = Infinity) =>
      breakLines(shown(text, style), width, most, (part) => widthOf(part, style)).map((line) => ({
        text: line,
        style,
      })),
    drawRight: (given, style, right, y) => {
      const text = shown(given, style);
      draw({ text, style }, right - widthOf(text, style), y);
    },
  };
};
