export type { StudioFile } from './model/files.ts';
export { Studio } from './Studio.tsx';
export type { StudioProps } from './Studio.tsx';
export { Thumbnail } from './stage/index.ts';
export type { ThumbnailLabels, ThumbnailProps } from './stage/index.ts';
export type {
  DocumentSurface,
  BrandDraft,
  Language,
  LanguageChoice,
  Logo,
  RefusedLogos,
  Look,
  Scene,
  Surface,
  SurfacePlace,
  Viewer,
  Vision,
  Width,
} from './types.ts';
export type { Translate, StudioLabels, StudioWord } from './words.ts';
