export { SiteHeader } from './SiteHeader.tsx';
export type { SiteHeaderProps } from './SiteHeader.tsx';
export type { HeaderAccount } from './HeaderBrand.tsx';
export type { HeaderAction, HeaderGroup, HeaderIcon, HeaderLink, SiteHeaderLabels } from './types.ts';
