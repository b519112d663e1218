import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { viewOf } from '../../../shared/mappers/connection.ts';
import { connectionKeys, type Connection, type Side } from '../../../shared/queries/connections.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { keepAnswer } from '../../../shared/connected/connection/connectionCache.ts';
import { type Counterpart, useLoginToConnect } from './useLoginToConnect.ts';

const UNAUTHORIZED = 401;

/** Sellers ask a retailer, buyers a brand; the two answers differ in depth. */
const useRequest = () => {
  const { client } = useServices();
  return async ({ type, id }: Counterpart): Promise<Connection> =>
    type === 'seller'
      ? (await client.connections.requestBrand({ params: { id } })).data.data.data
      : (await client.connections.request({ params: { type, subjectId: id } })).data.data;
};

/** The connection with another company: how it stands, and what can be done about it (S-054, S-055, S-056, S-057, S-058, S-059, S-060, S-061, S-062). */
export const useConnect = (other: Counterpart) => {
  const { queries, client } = useServices();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = useLoginToConnect(other);
  const request = useRequest();
  const side: Side = other.type === 'seller' ? 'buyer' : 'seller';
  const {
    data: connection,
    error,
    isLoading,
  } = useQuery({
    ...queries.connections.with(other.type, other.id),
    enabled: user?.entity_stype === side,
  });
  useEffect(() => {
    // No message: the button is absent (X-042, D-144).
    if (error) console.warn('The connection could not be read.', error);
  }, [error]);
  const ask = useMutation({
    mutationFn: () => request(other),
    onSuccess: (made) => {
      queryClient.setQueryData(connectionKeys.with(other.type, other.id), made);
      void queryClient.invalidateQueries({ queryKey: connectionKeys.lists });
      // A retailer goes on to the chat with the brand (S-065).
      if (side === 'buyer') void navigate(paths.messages(other.id));
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.status === UNAUTHORIZED)) return;
      // The session ended meanwhile, which has led away from here (S-022).
      void navigate(pathname + search, { replace: true });
      login();
    },
  });
  const accept = useMutation({
    mutationFn: async (id: number) => (await client.connections.accept({ body: { connection_id: id } })).data.data,
    onSuccess: (answered) => keepAnswer(queryClient, answered),
  });
  const forget = () => {
    ask.reset();
    accept.reset();
  };
  return {
    side,
    /** The chat with the other side (S-058). */
    chatHref: paths.messages(other.id),
    /** Undefined until it is known. */
    state: connection === undefined ? undefined : viewOf(connection, side),
    isLoading,
    ask: ask.mutate,
    accept: () => connection && accept.mutate(connection.id),
    busy: ask.isPending || accept.isPending,
    failed: ask.isError || accept.isError,
    forget,
  };
};
