export { SellerDesk } from './SellerDesk.tsx';
export type { DeskList, SellerDeskLabels, SellerDeskProps } from './SellerDesk.tsx';
