import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cleanAddress } from '@vitrine/api/rules';
import type { AddressKind, AddressValues } from '@vitrine/ui/commerce/order/AddressDialog';
import { orderKeys } from '../../queries/orders.ts';
import { useServices } from '../../queries/services.ts';

/** Saves one address of an order, then goes on. */
export const useSaveAddress = (orderId: number, kind: AddressKind, onSaved: () => void) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const call = kind === 'billing' ? client.orders.saveBilling : client.orders.saveShipping;
  return useMutation({
    mutationFn: (values: AddressValues) => call({ params: { id: orderId }, body: cleanAddress(values, kind) }),
    onSuccess: () => {
      // The order has an address and an entry of its history more; the next dialog starts from this address.
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
      void queryClient.invalidateQueries({ queryKey: ['addresses'] });
      onSaved();
    },
  });
};
