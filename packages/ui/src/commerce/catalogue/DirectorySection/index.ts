export { DirectorySection } from './DirectorySection.tsx';
export type { DirectorySectionProps } from './DirectorySection.tsx';
export { DirectoryLetters } from './DirectoryLetters.tsx';
export type { DirectoryLettersProps } from './DirectoryLetters.tsx';
export type { DirectoryBrand } from './Tiles.tsx';
