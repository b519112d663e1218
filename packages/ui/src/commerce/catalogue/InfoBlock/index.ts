export { InfoBlock } from './InfoBlock.tsx';
export type { InfoBlockProps } from './InfoBlock.tsx';
export type { InfoMedium } from './InfoMedia.tsx';
