export { SiteFooter } from './SiteFooter.tsx';
export type { SiteFooterLabels, SiteFooterProps } from './SiteFooter.tsx';
export type { FooterEntry } from './FooterLink.tsx';
