import { QueryClient } from '@tanstack/react-query';

const NETWORK_TRIES = 2;

/** By its name: its class comes with the API client, which a page that brought its data does not load. */
const isNetworkError = (error: unknown): boolean => error instanceof Error && error.name === 'NetworkError';

/** Refusals are final; only what never reached the server is read again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => isNetworkError(error) && failures < NETWORK_TRIES,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
