export { OrderedUnits, type OrderedUnitsProps, type UnitsOfProduct } from './OrderedUnits.tsx';
