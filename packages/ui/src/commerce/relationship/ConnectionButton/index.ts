export { ConnectionButton } from './ConnectionButton.tsx';
export { ConnectionButtonSkeleton } from './ConnectionButtonSkeleton.tsx';
export type { ConnectionButtonLabels, ConnectionButtonProps } from './ConnectionButton.tsx';
export { offerOf } from './offer.ts';
export type { ConnectionOffer, ConnectionSide, ConnectionState } from './offer.ts';
