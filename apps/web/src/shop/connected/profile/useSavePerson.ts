import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonalValues } from '@vitrine/ui/commerce/company/PersonalProfile';
import { toPersonBody } from '../../mappers/profile.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useOutcome } from './useOutcome.ts';

/** Saves name, phone and language of the signed-in user, and says what came of it. */
export const useSavePerson = () => {
  const { client, queries, session } = useServices();
  const queryClient = useQueryClient();
  const { outcome, onOutcomeSeen, ...said } = useOutcome();
  const save = useMutation({
    mutationFn: async (values: PersonalValues) => (await client.profile.saveUser({ body: toPersonBody(values) })).data,
    onMutate: said.clear,
    onError: said.failed,
    onSuccess: (saved) => {
      // The answer is kept as the user's data, so that the header greets by the new name.
      session.enter(saved);
      queryClient.setQueryData(queries.session.user().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: queries.session.status().queryKey });
      said.succeeded();
    },
  });
  return { save, outcome, onOutcomeSeen, failed: said.failed };
};
