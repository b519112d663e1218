import type { PaperFont, PaperLook } from '../look.ts';
import { facesOf } from './fonts.ts';
import type { Face } from './fonts.ts';

export type FontRole = 'display' | 'text' | 'strong';

/** Letters beside each other that one font file has; no path where no file is installed. */
export interface Run {
  path: string | undefined;
  text: string;
}

const strongWeight = 600;

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

  const faceFor = (character: string, role: FontRole): Face | undefined => {
    for (const open of faces[role]) if (open().has(character)) return open();
    return faces[role][0]?.();
  };

  const runsOf = (text: string, role: FontRole): Run[] => {
    const runs: Run[] = [];
    for (const character of text) {
      const path = faceFor(character, role)?.path;
      const last = runs.at(-1);
      if (last && (last.path === path || /\s/.test(character))) last.text += character;
      else runs.push({ path, text: character });
    }
    return runs;
  };

  return { fonts, runsOf };
};
