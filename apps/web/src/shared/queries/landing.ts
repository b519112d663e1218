import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

const REFERENCE_STALE_MS = 10 * 60_000;

export const landingQueries = (client: Client) => ({
  content: () =>
    queryOptions({
      queryKey: ['landing', 'content'],
      queryFn: async ({ signal }) => (await client.landing.content({ signal })).data,
      staleTime: REFERENCE_STALE_MS,
    }),
  brands: () =>
    queryOptions({
      queryKey: ['landing', 'brands'],
      queryFn: async ({ signal }) => (await client.landing.brands({ signal })).data.data,
      staleTime: REFERENCE_STALE_MS,
    }),
  retailers: () =>
    queryOptions({
      queryKey: ['landing', 'retailers'],
      queryFn: async ({ signal }) => (await client.landing.retailers({ signal })).data,
      staleTime: REFERENCE_STALE_MS,
    }),
  segments: () =>
    queryOptions({
      queryKey: ['segments'],
      queryFn: async ({ signal }) => (await client.account.segments({ signal })).data.results,
      staleTime: REFERENCE_STALE_MS,
    }),
  events: () =>
    queryOptions({
      queryKey: ['events'],
      queryFn: async ({ signal }) => (await client.account.events({ signal })).data.data,
      staleTime: REFERENCE_STALE_MS,
    }),
  locations: () =>
    queryOptions({
      queryKey: ['locations'],
      queryFn: async ({ signal }) => (await client.account.locations({ signal })).data.data,
      staleTime: REFERENCE_STALE_MS,
    }),
  terms: () =>
    queryOptions({
      queryKey: ['terms'],
      queryFn: async ({ signal }) => (await client.account.terms({ signal })).data.text,
      staleTime: REFERENCE_STALE_MS,
    }),
  privacy: () =>
    queryOptions({
      queryKey: ['privacy'],
      queryFn: async ({ signal }) => (await client.account.privacy({ signal })).data.text,
      staleTime: REFERENCE_STALE_MS,
    }),
});
