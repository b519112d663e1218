import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyValues } from '@vitrine/ui/commerce/company/CompanyProfile';
import { useOutcome } from '../connected/profile/useOutcome.ts';
import { refusedCompany, toCompanyForm } from '../mappers/profile.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Saves logo, name, text and countries of the company, and says what came of it. */
export const useSaveCompany = () => {
  const { client, queries } = useServices();
  const queryClient = useQueryClient();
  const { outcome, onOutcomeSeen, ...said } = useOutcome();
  const save = useMutation({
    mutationFn: async (values: CompanyValues) =>
      (await client.profile.saveCompany({ body: toCompanyForm(values) })).data,
    onMutate: said.clear,
    onError: said.failed,
    onSuccess: async ({ message, data }, { countries }) => {
      queryClient.setQueryData(queries.session.status().queryKey, (held) =>
        held ? { ...held, ...data, locations: countries.map(Number) } : held,
      );
      said.succeeded(message);
      await queryClient.invalidateQueries({ queryKey: queries.session.user().queryKey });
    },
  });
  return { onSubmit: save.mutate, busy: save.isPending, errors: refusedCompany(save.error), outcome, onOutcomeSeen };
};
