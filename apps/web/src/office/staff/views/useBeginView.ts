import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { createStorage } from '../../../shared/config/storage.ts';
import { loadUser } from '../../../shared/connected/auth/signIn.ts';
import { createServices, useServices, type Services } from '../../../shared/queries/services.ts';

/** Exchanges the ticket, and keeps the session in this tab alone: the other tabs go on as staff. */
const begin = async (services: Services, ticket: string): Promise<true> => {
  const { client, account, eventSegments, language, queryClient, apiOrigin } = services;
  const { access_token, expires_in, ...viewed } = (await client.staffViews.begin({ body: { ticket } })).data.data;
  const storage = createStorage(() => sessionStorage);
  storage.setJson('viewing', viewed);
  storage.set('language', language);
  const own = createServices({ boot: { account, eventSegments }, storage, queryClient, baseUrl: apiOrigin });
  own.session.store({ access_token, refresh_token: '', expires_in });
  await loadUser(own);
  return true;
};

/** Begins a view with its ticket, then loads the shop again as the person sees it. */
export const useBeginView = (ticket: string) => {
  const services = useServices();
  const query = useQuery({
    queryKey: ['view', ticket],
    queryFn: () => begin(services, ticket),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (query.data) location.replace(paths.landing());
  }, [query.data]);
  return query;
};
