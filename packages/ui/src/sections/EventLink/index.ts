export { EventLink } from './EventLink.tsx';
export type { EventLinkProps } from './EventLink.tsx';
