import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { brandOrderKeys } from '../../../queries/brandOrderKeys.ts';
import { orderKeys } from '../../../queries/orders.ts';
import { useToast } from '../../toasts.tsx';
import { useTranslate } from '../../useTranslate.ts';

interface ChangeAction<Input> {
  run: (input: Input) => Promise<unknown>;
  /** Said once it is done. */
  done: (input: Input) => string;
  onDone?: () => void;
}

/** Every reason of the server; a failure of the connection has none. */
const explain = (error: Error | null, fallback: string): string | undefined => {
  if (error === null) return undefined;
  if (!(error instanceof ApiError) || error.status >= 500) return fallback;
  return error.fields['units']?.join(' ') ?? error.message;
};

/** A step of a proposed change. The order is read again also after a refusal: the other side may have been faster. */
export const useChangeAction = <Input>({ run, done, onDone }: ChangeAction<Input>) => {
  const t = useTranslate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: (_data, input) => {
      toast({ tone: 'positive', message: done(input) });
      onDone?.();
      // The button that was pressed is gone: there is a proposal now, or none.
      void import('../../showArrival.ts').then(({ keepFocusOnScreen }) => keepFocusOnScreen());
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: brandOrderKeys.all }),
      ]),
  });
  return { act: mutate, isBusy: isPending, problem: explain(error, t('order.proposal.failed')) };
};
