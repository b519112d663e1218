import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/queries/services.ts';

/** Asks for a code by mail; the dialog opens once it was sent (S-041). */
export const usePasswordCode = (email: string, onError: (error: Error) => void) => {
  const { client } = useServices();
  const [isOpen, setOpen] = useState(false);
  const send = useMutation({
    mutationFn: () => client.passwordChange.sendCode({ body: { email } }),
    onError,
    onSuccess: () => setOpen(true),
  });
  return { isOpen, isAsking: send.isPending, ask: () => send.mutate(), close: () => setOpen(false) };
};
