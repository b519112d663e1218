export * from './PictureCrop.tsx';
export type * from './types.ts';
export { wholePicture } from './framing.ts';
