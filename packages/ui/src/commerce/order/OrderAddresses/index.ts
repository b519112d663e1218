export { OrderAddresses, type OrderAddressesLabels, type OrderAddressesProps } from './OrderAddresses.tsx';
