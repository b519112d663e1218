export { CartLayout, type CartLayoutProps } from './CartLayout.tsx';
