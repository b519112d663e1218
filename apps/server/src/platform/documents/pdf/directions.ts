import createBidi from 'bidi-js';

/** A part of a line that is read in one direction. */
export interface Part {
  text: string;
  isRightToLeft: boolean;
}

interface LeveledPart {
  text: string;
  level: number;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text has letters that are written from right to left. */
export const isWrittenRightToLeft = (text: string): boolean => rightToLeft.test(text);

let bidi: ReturnType<typeof createBidi> | undefined;

/** The parts of a line as they are typed, each of one level: odd levels are read from right to left. */
const partsByLevel = (line: string): LeveledPart[] => {
  bidi ??= createBidi();
  const { levels } = bidi.getEmbeddingLevels(line);
  const parts: LeveledPart[] = [];
  for (const [at, unit] of line.split('').entries()) {
    const level = levels[at] ?? 0;
    const last = parts.at(-1);
    // Brackets open the other way.
    const shown = (level % 2 === 1 && bidi.getMirroredCharacter(unit)) || unit;
    if (last?.level === level) last.text += shown;
    else parts.push({ text: shown, level });
  }
  return parts;
};

/** Reverses every row of parts at a level or above, the highest level first (rule L2 of Unicode's algorithm). */
const reorder = (given: readonly LeveledPart[]): LeveledPart[] => {
  let parts = [...given];
  const highest = Math.max(...given.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    const rows: LeveledPart[][] = [];
    for (const part of parts) {
      const row = rows.at(-1);
      if (row && part.level >= level && (row[0]?.level ?? 0) >= level) row.push(part);
      else rows.push([part]);
    }
    parts = rows.flatMap((row) => row.toReversed());
  }
  return parts;
};

/** A line in parts from left to right as they are seen. The letters of each part stay in the order of reading. */
export const partsOf = (line: string): Part[] =>
  isWrittenRightToLeft(line)
    ? reorder(partsByLevel(line)).map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }))
    : [{ text: line, isRightToLeft: false }];
