export { StatusControl, type StatusControlLabels, type StatusControlProps } from './StatusControl.tsx';
