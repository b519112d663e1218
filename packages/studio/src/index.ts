export type {
  DocumentSurface,
  House,
  Language,
  Logo,
  Look,
  Scene,
  Surface,
  Viewer,
  Vision,
  Width,
} from './types.ts';
