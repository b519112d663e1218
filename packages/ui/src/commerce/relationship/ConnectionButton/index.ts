export { ConnectionButton } from './ConnectionButton.tsx';
export type { ConnectionButtonLabels, ConnectionButtonProps } from './ConnectionButton.tsx';
export { offerOf } from './offer.ts';
export type { ConnectionOffer, ConnectionSide, ConnectionState } from './offer.ts';
