export { useContactSheet } from './useContactSheet.tsx';
