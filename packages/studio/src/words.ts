import type { ColorName } from '@vitrine/tokens/contract';
import type { Note } from '@vitrine/tokens/exchange';
import type { ProblemCode } from '@vitrine/tokens/repair';
import { createContext, use } from 'react';
import type { LogoRefusal } from './logo/readLogo.ts';
import type { FileKind } from './model/files.ts';
import type { ChoicePath } from './panel/choices.ts';
import type { StageLabels } from './stage/labels.ts';
import type { Viewer, Vision } from './types.ts';

/** Words that stand for themselves; those below belong to a list of things. */
type Plain =
  | 'title'
  | 'controls'
  | 'toolbar'
  | 'views'
  | 'view.edit'
  | 'view.preview'
  | 'view.report'
  | 'close'
  | 'back'
  // Bringing something along
  | 'bring.title'
  | 'bring.drop'
  | 'bring.choose'
  | 'bring.paste'
  | 'bring.pasteLabel'
  | 'bring.read'
  | 'bring.refused'
  | 'bring.repairable'
  | 'bring.repair'
  | 'bring.taken'
  | 'bring.takenText'
  | 'bring.notes'
  | 'link.broken'
  // The brand
  | 'brand.title'
  | 'brand.name'
  | 'brand.logo'
  | 'brand.logoDark'
  | 'brand.logoDarkHint'
  | 'brand.choose'
  | 'brand.replace'
  | 'brand.remove'
  | 'proposal.title'
  | 'proposal.use'
  | 'proposal.swap'
  | 'proposal.pick'
  // Colours
  | 'colours.title'
  | 'colours.other'
  | 'colours.pick'
  | 'colours.dropper'
  | 'colours.remove'
  | 'colours.notColour'
  | 'colours.derived'
  | 'colours.ratio'
  | 'colours.moved'
  // Type, shape and the rest
  | 'type.title'
  | 'type.display'
  | 'type.text'
  | 'type.weight'
  | 'shape.title'
  | 'space.title'
  | 'mode.title'
  // Toolbar
  | 'look.viewer'
  | 'look.mode'
  | 'look.language'
  | 'look.widths'
  | 'look.vision'
  | 'compare'
  | 'compare.side'
  | 'compare.a'
  | 'compare.b'
  | 'compare.live'
  | 'compare.start'
  | 'undo'
  | 'redo'
  | 'share'
  | 'share.link'
  | 'share.copy'
  | 'share.copied'
  | 'share.logos'
  | 'export'
  // Report
  | 'report.title'
  | 'report.summary'
  | 'report.failing'
  | 'report.moved'
  | 'report.movesTitle'
  | 'report.noMoves'
  | 'report.pairsTitle'
  | 'report.pair'
  | 'report.required'
  | 'report.on'
  | 'report.movedMark'
  | 'report.movedLegend'
  | 'report.order'
  | 'report.tightest'
  | 'report.table'
  | 'report.onlyMoved'
  | 'report.move'
  | 'report.became'
  | 'report.because.contrast'
  | 'report.because.no-ink'
  | 'report.use'
  | 'report.instead'
  | 'report.take'
  | 'report.kept'
  | 'report.orKeep'
  | 'report.keep.tone'
  | 'report.keep.accent'
  | 'said.moved'
  | 'said.legible';

/** Every word of the studio, without its stage's, by id. */
export type StudioWord =
  | Plain
  | `viewer.${Viewer}`
  | `vision.${Vision}`
  | `mode.${'light' | 'dark'}`
  | `seed.${'brand' | 'accent' | 'neutral' | 'ground'}`
  | `seedHint.${'brand' | 'accent' | 'neutral' | 'ground'}`
  | `choice.${ChoicePath}`
  | `option.${string}`
  | `file.${FileKind | 'sheetPng' | 'sheetPdf'}`
  | `fileHint.${FileKind | 'sheetPng' | 'sheetPdf'}`
  | `refusal.${LogoRefusal['code']}`
  | `problem.${ProblemCode}`
  | `note.${Note['code']}`
  | `format.${'branding' | 'tokens' | 'css' | 'share'}`
  | `role.${ColorName}`;

/** Says a word of the studio in its reader's language. */
export type Translate = (word: StudioWord, values?: Readonly<Record<string, string | number>>) => string;

export interface StudioLabels {
  t: Translate;
  stage: StageLabels;
}

const missing: Translate = (word) => word;

export const TranslateContext = createContext<Translate>(missing);

export const useTranslate = (): Translate => use(TranslateContext);
