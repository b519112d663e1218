export { Orders as default } from './Orders.tsx';
