export { Lightbox } from './Lightbox.tsx';
export type { LightboxPicture, LightboxProps } from './Lightbox.tsx';
