import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { useToast } from '../../shared/connected/toasts.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

interface StaffAction<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** Said once it is done. */
  done?: (output: Output, input: Input) => string;
  onDone?: (output: Output, input: Input) => void;
  /** What to read again, also after a failure: somebody else may have been faster. */
  changes: QueryKey;
}

/** Sentences of the server for one who may read them; a failure of the connection has none. */
const explain = (error: Error | null, fallback: string): string | undefined => {
  if (error === null) return undefined;
  return error instanceof ApiError && (error.status < 500 || error.isBusy) ? error.message : fallback;
};

/** A staff write: says when it is done, and why it was not. */
export const useStaffAction = <Input = void, Output = unknown>({
  run,
  done,
  onDone,
  changes,
}: StaffAction<Input, Output>) => {
  const t = useTranslate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    onSuccess: (output, input) => {
      if (done) toast({ tone: 'positive', message: done(output, input) });
      onDone?.(output, input);
    },
    onSettled: async (_output, failure) => {
      await queryClient.invalidateQueries({ queryKey: changes });
      if (failure) return;
      // What was pressed may have nothing left to do, such as “Approve”. Until all is read again it is disabled and may take the focus back.
      void import('../../shared/connected/showArrival.ts').then(({ keepFocusOnScreen }) => keepFocusOnScreen());
    },
  });
  return {
    act: mutate,
    isBusy: isPending,
    problem: explain(error, t('admin.failed')),
    fields: error instanceof ApiError ? error.fields : {},
    forget: reset,
  };
};
