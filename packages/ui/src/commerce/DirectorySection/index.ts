export { DirectorySection } from './DirectorySection.tsx';
export type { DirectorySectionProps } from './DirectorySection.tsx';
