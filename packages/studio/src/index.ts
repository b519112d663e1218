export type { StudioFile } from './model/files.ts';
export { Studio } from './Studio.tsx';
export type { StudioProps } from './Studio.tsx';
export type { DocumentSurface, House, Language, Logo, Look, Scene, Surface, Viewer, Vision, Width } from './types.ts';
export type { Say, StudioLabels, StudioWord } from './words.ts';
