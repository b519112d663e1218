import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cleanAddress } from '@vitrine/api/rules';
import type { AddressKind, AddressValues } from '@vitrine/ui/commerce/order/AddressDialog';
import { useOutcome } from '../connected/profile/useOutcome.ts';
import { useServices } from '../../shared/queries/services.ts';

interface Saved {
  kind: AddressKind;
  values: AddressValues;
}

/** Saves an address of the company. `outcome` and `saving` name the address that was sent last. */
export const useSaveAddress = () => {
  const { client, queries } = useServices();
  const queryClient = useQueryClient();
  const { outcome, onOutcomeSeen, ...said } = useOutcome();
  const save = useMutation({
    mutationFn: async ({ kind, values }: Saved) =>
      (await client.profile.saveAddress({ body: { type: kind, ...cleanAddress(values, kind) } })).data,
    onMutate: said.clear,
    onError: said.failed,
    onSuccess: ({ message, data }) => {
      queryClient.setQueryData(queries.session.status().queryKey, (held) => (held ? { ...held, ...data } : held));
      // The next order starts from this address.
      void queryClient.invalidateQueries({ queryKey: ['addresses'] });
      said.succeeded(message);
    },
  });
  const kind = save.variables?.kind;
  return {
    save: save.mutate,
    saving: save.isPending ? kind : undefined,
    outcome: outcome && kind && { ...outcome, kind },
    onOutcomeSeen,
  };
};
