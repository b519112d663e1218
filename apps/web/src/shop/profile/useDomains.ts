import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQueries } from './queries.ts';
import { useServices } from '../../shared/queries/services.ts';

/** The business domains; each choice is saved at once, and a failure is only logged (R-366, X-081, D-144). */
export const useDomains = () => {
  const { client } = useServices();
  const { data = [] } = useQuery(profileQueries(client).domains());
  const [chosen, setChosen] = useState<string[]>();
  const save = useMutation({
    mutationFn: (ids: readonly string[]) => client.profile.saveDomains({ body: { domains: ids.map(Number) } }),
    onError: (error) => console.warn('The business domains could not be saved.', error),
    // Two choices in a row are saved one after the other.
    scope: { id: 'domains' },
  });
  return {
    options: data.map(({ id, name }) => ({ id: String(id), label: name })),
    value: chosen ?? data.filter(({ selected }) => selected).map(({ id }) => String(id)),
    onChange: ({ ids }: { ids: string[] }) => {
      setChosen(ids);
      save.mutate(ids);
    },
  };
};
