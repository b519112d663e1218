import { useMutation } from '@tanstack/react-query';
import type { PasswordStepsDialogProps } from '@vitrine/ui/sections/PasswordStepsDialog';
import { useState } from 'react';
import { useServices } from '../../../shared/queries/services.ts';

interface NewPassword {
  password: string;
  confirm: string;
}

/** The calls of the change of password: send the code again, check it, then save the new password. */
export const usePasswordSteps = (email: string) => {
  const { client } = useServices();
  const [step, setStep] = useState<PasswordStepsDialogProps['step']>('code');
  const [code, setCode] = useState('');
  const resend = useMutation({ mutationFn: () => client.passwordChange.sendCode({ body: { email } }) });
  const check = useMutation({
    mutationFn: (typed: string) => client.passwordChange.checkCode({ query: { code: typed } }),
    onSuccess: (_, typed) => {
      setCode(typed);
      setStep('password');
    },
  });
  const change = useMutation({
    mutationFn: ({ password, confirm }: NewPassword) =>
      client.passwordChange.change({ body: { password, password_confirmation: confirm, code } }),
    onSuccess: () => setStep('done'),
  });
  return { step, resend, check, change };
};
