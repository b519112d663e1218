export { OrderingErrors, type OrderingErrorsProps } from './OrderingErrors.tsx';
