export {
  RegistrationScreen,
  type RegistrationScreenLabels,
  type RegistrationScreenProps,
} from './RegistrationScreen.tsx';
