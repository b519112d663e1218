export { OurPlatform } from './OurPlatform.tsx';
export type { OurPlatformProps } from './OurPlatform.tsx';
