import { useQueryClient } from '@tanstack/react-query';
import type { BrandOrder } from '@vitrine/api/client';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { orderKeys } from '../../../shared/queries/orders.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

interface DeskAction<Input> {
  run: (input: Input) => Promise<{ data: { data: BrandOrder } }>;
  done: (input: Input) => string;
  onDone?: () => void;
}

/** A change of an order by its brand. The pages of the shop show it too. */
export const useDeskAction = <Input>({ run, done, onDone }: DeskAction<Input>) => {
  const queryClient = useQueryClient();
  return useStaffAction<Input, BrandOrder>({
    run: async (input) => (await run(input)).data.data,
    done: (_desk, input) => done(input),
    onDone: (desk) => {
      queryClient.setQueryData(brandOfficeKeys.order(desk.order.id), desk);
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
      onDone?.();
    },
    changes: brandOfficeKeys.orders,
  });
};
