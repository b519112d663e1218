export {
  StatusControl,
  type StatusControlLabels,
  type StatusControlProps,
  type StatusOption,
  type StatusQuestion,
} from './StatusControl.tsx';
