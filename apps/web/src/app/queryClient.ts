import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '@vitrine/api/client';

const NETWORK_TRIES = 2;

/** Refusals are final; only what never reached the server is read again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof NetworkError && failures < NETWORK_TRIES,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
