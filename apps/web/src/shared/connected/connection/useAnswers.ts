import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../queries/services.ts';
import { useMay } from '../rights/useMay.ts';
import { useToast } from '../toasts.tsx';
import { useTranslate } from '../useTranslate.ts';
import { keepAnswer } from './connectionCache.ts';

export type Answer = 'accept' | 'decline';

interface Progress {
  busy?: Answer;
  error?: string;
}

const outcomes = { accept: 'accepted', decline: 'declined' } as const;

/** Answers requests, several at a time, and knows how each one goes. */
export const useAnswers = () => {
  const t = useTranslate();
  const toast = useToast();
  const may = useMay();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Readonly<Record<number, Progress>>>({});
  const tell = (id: number, now: Progress) => setProgress((all) => ({ ...all, [id]: now }));
  const { mutate } = useMutation({
    mutationFn: async ({ id, answer }: { id: number; answer: Answer }) =>
      (await client.connections[answer]({ body: { connection_id: id } })).data.data,
    onMutate: ({ id, answer }) => tell(id, { busy: answer }),
    onError: (_error, { id }) => tell(id, { error: t('connection.failed') }),
    onSuccess: (connection, { id, answer }) => {
      tell(id, {});
      const { status } = connection.status;
      // A colleague may have been first.
      if (status !== 'pending' && status !== outcomes[answer])
        toast({ message: t(`connection.answeredBefore.${status}`) });
      else if (answer === 'accept') toast({ tone: 'positive', message: t('connection.accepted') });
      keepAnswer(queryClient, connection);
    },
  });
  return {
    progressOf: (id: number): Progress => progress[id] ?? {},
    ...(may('sales') && {
      onAccept: ({ id }: { id: number }) => mutate({ id, answer: 'accept' }),
      onDecline: ({ id }: { id: number }) => mutate({ id, answer: 'decline' }),
    }),
  };
};
