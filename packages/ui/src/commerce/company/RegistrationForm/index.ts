export { RegistrationForm } from './RegistrationForm.tsx';
export type {
  Registrant,
  RegistrationChoice,
  RegistrationFormLabels,
  RegistrationFormProps,
  RegistrationValues,
} from './types.ts';
