import type { PaperFont, PaperLook } from '../look.ts';
import { lettersOf } from './breakLines.ts';
import { isWrittenRightToLeft, partsOf } from './directions.ts';
import { facesOf } from './fonts.ts';
import type { Face } from './fonts.ts';

export type FontRole = 'display' | 'text' | 'strong';

/** Letters beside each other that one font file has; no path where no file is installed. */
export interface Run {
  path: string | undefined;
  text: string;
  /** The font lays the text out from right to left, as a whole. */
  isRightToLeft: boolean;
}

interface SetLetter {
  face: Face | undefined;
  text: string;
}

const strongWeight = 600;
/** Stands for a letter that no installed font has. */
const unknownLetter = '?';
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** The fonts of a look, and which file each part of a text is set in. */
export const createRuns = (look: PaperLook) => {
  const fonts: Readonly<Record<FontRole, PaperFont>> = {
    display: look.display,
    text: look.text,
    strong: { ...look.text, weight: strongWeight },
  };
  const faces = {
    display: facesOf(fonts.display),
    text: facesOf(fonts.text),
    strong: facesOf(fonts.strong),
  };

  const faceWith = (characters: readonly string[], role: FontRole): Face | undefined => {
    for (const open of faces[role]) if (characters.every(open().has)) return open();
    return undefined;
  };

  /** A letter with its marks, or an emoji of several characters, in a face that has all of it; else as much of it as a face has. */
  const setLetter = (letter: string, role: FontRole): SetLetter => {
    const characters = Array.from(letter);
    const needed = characters.filter((character) => !unseen.test(character));
    if (needed.length === 0) return { face: undefined, text: '' };
    const face = faceWith(needed, role) ?? faceWith(needed.slice(0, 1), role);
    if (face) return { face, text: characters.filter(face.has).join('') };
    return { face: faceWith([unknownLetter], role), text: unknownLetter };
  };

  const runsOfPart = (part: string, role: FontRole, isRightToLeft: boolean): Run[] => {
    const set: SetLetter[] = [];
    for (const letter of lettersOf(part)) {
      const last = set.at(-1);
      // Words from right to left are laid out together; elsewhere, spaces have the width of the partner's own font.
      const joins = isRightToLeft && /\s/.test(letter) && last?.face?.has(' ');
      const { face, text } = joins ? { ...last, text: ' ' } : setLetter(letter, role);
      if (text !== '' && last && last.face === face) last.text += text;
      else if (text !== '') set.push({ face, text });
    }
    const runs = set.map(({ face, text }) => ({ path: face?.path, text, isRightToLeft }));
    if (!isRightToLeft) return runs;
    // The font turns around what is written from right to left, and nothing else.
    return runs
      .toReversed()
      .map((run) =>
        isWrittenRightToLeft(run.text)
          ? run
          : { path: run.path, text: lettersOf(run.text).toReversed().join(''), isRightToLeft: false },
      );
  };

  /** The runs of a line from left to right, as they are seen. */
  const runsOf = (line: string, role: FontRole): Run[] =>
    partsOf(line).flatMap(({ text, isRightToLeft }) => runsOfPart(text, role, isRightToLeft));

  return { fonts, runsOf };
};
