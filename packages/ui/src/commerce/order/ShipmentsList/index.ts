export { ShipmentsList, type ShipmentRow, type ShipmentsLabels, type ShipmentsListProps } from './ShipmentsList.tsx';
