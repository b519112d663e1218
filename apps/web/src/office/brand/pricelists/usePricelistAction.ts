import { useQueryClient } from '@tanstack/react-query';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

interface PricelistAction<Input> {
  run: (input: Input) => Promise<unknown>;
  done: (input: Input) => string;
  onDone: () => void;
}

/** A change of a price list, which forms of products and the shop show too. */
export const usePricelistAction = <Input>({ run, done, onDone }: PricelistAction<Input>) => {
  const queryClient = useQueryClient();
  return useStaffAction<Input, unknown>({
    run,
    done: (_answer, input) => done(input),
    onDone: () => {
      onDone();
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
    },
    changes: catalogueKeys.all,
  });
};
