export { CartHeader, type CartHeaderLabels, type CartHeaderProps } from './CartHeader.tsx';
export { CartStatus, type CartStatusProps } from './CartStatus.tsx';
