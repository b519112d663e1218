import type { NewPasswordForm, NewPasswordLabels } from '../../components/NewPasswordFields/index.ts';

export interface PasswordStepsDialogProps extends NewPasswordForm {
  open: boolean;
  onClose: () => void;
  /** Step 0 asks for the code, step 1 for the new password; then it is done. */
  step: 'code' | 'password' | 'done';
  /** Where the code was sent. */
  email: string;
  /** What the server says of the code; it stands under the field (M-41). */
  codeError?: string;
  /** Another code is on its way. */
  resent?: boolean;
  /** Not called for an empty code. */
  onVerify: (event: { code: string }) => void;
  onResend: () => void;
  /** What the server says of the new password as a whole. */
  error?: string;
  labels: PasswordStepsLabels;
}

export interface PasswordStepsLabels extends NewPasswordLabels {
  codeTitle: string;
  codeLead: (words: { email: string }) => string;
  code: string;
  verify: string;
  resend: string;
  resent: string;
  passwordTitle: string;
  passwordLead: string;
  submit: string;
  done: string;
  close: string;
}
