export { Spotlight } from './Spotlight.tsx';
export type { SpotlightProps } from './Spotlight.tsx';
