import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';
import { brandOrderKeys } from '../../../shared/queries/brandOrderKeys.ts';
import type { LogQuery } from './staff.ts';

type CollectionQuery = NonNullable<NonNullable<Parameters<Client['brandCollections']['list']>[0]>['query']>;

type OrderQuery = NonNullable<NonNullable<Parameters<Client['brandOrders']['list']>[0]>['query']>;

type ReportQuery = NonNullable<NonNullable<Parameters<Client['brandReports']['sales']>[0]>['query']>;

export const brandOfficeKeys = {
  today: ['brandOffice', 'today'] as const,
  log: ['brandOffice', 'log'] as const,
  facts: ['brandOffice', 'facts'] as const,
  page: ['brandOffice', 'page'] as const,
  pageComments: ['brandOffice', 'pageComments'] as const,
  /** What was typed on the page and not saved. */
  pageUnsaved: ['brandOffice', 'pageUnsaved'] as const,
  orders: brandOrderKeys.all,
  order: brandOrderKeys.one,
  collections: ['brandOffice', 'collections'] as const,
  collection: (id: number) => ['brandOffice', 'collections', 'file', id] as const,
};

/** Reads of a brand's own back office. They load with its screens, not with the first one. */
export const brandOfficeQueries = (client: Client) => ({
  today: () =>
    queryOptions({
      queryKey: brandOfficeKeys.today,
      queryFn: async ({ signal }) => (await client.brandToday.read({ signal })).data,
    }),
  facts: () =>
    queryOptions({
      queryKey: brandOfficeKeys.facts,
      queryFn: async ({ signal }) => (await client.brandFacts.read({ signal })).data.data,
      // A form is not replaced while somebody fills it in.
      refetchOnWindowFocus: false,
    }),
  log: (query: LogQuery) =>
    queryOptions({
      queryKey: [...brandOfficeKeys.log, query],
      queryFn: async ({ signal }) => (await client.brandOfficeLog.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  page: () =>
    queryOptions({
      queryKey: brandOfficeKeys.page,
      queryFn: async ({ signal }) => (await client.brandOfficePage.read({ signal })).data.data,
    }),
  formerPage: (id: number) =>
    queryOptions({
      queryKey: [...brandOfficeKeys.page, 'published', id],
      queryFn: async ({ signal }) =>
        (await client.brandOfficePage.published({ params: { version: id }, signal })).data.data,
    }),
  pageComments: () =>
    queryOptions({
      queryKey: brandOfficeKeys.pageComments,
      queryFn: async ({ signal }) => (await client.brandOfficePage.comments({ signal })).data.data,
    }),
  orders: (query: OrderQuery) =>
    queryOptions({
      queryKey: [...brandOfficeKeys.orders, 'list', query],
      queryFn: async ({ signal }) => (await client.brandOrders.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  order: (id: number) =>
    queryOptions({
      queryKey: brandOfficeKeys.order(id),
      queryFn: async ({ signal }) => (await client.brandOrders.read({ params: { id }, signal })).data.data,
    }),
  sales: (query: ReportQuery) =>
    queryOptions({
      queryKey: ['brandOffice', 'reports', 'sales', query],
      queryFn: async ({ signal }) => (await client.brandReports.sales({ query, signal })).data,
    }),
  looks: (query: Pick<ReportQuery, 'weeks'>) =>
    queryOptions({
      queryKey: ['brandOffice', 'reports', 'looks', query],
      queryFn: async ({ signal }) => (await client.brandReports.looks({ query, signal })).data,
    }),
  openCarts: () =>
    queryOptions({
      queryKey: ['brandOffice', 'reports', 'carts'],
      queryFn: async ({ signal }) => (await client.brandReports.carts({ signal })).data,
    }),
  collections: (query: CollectionQuery) =>
    queryOptions({
      queryKey: [...brandOfficeKeys.collections, 'list', query],
      queryFn: async ({ signal }) => (await client.brandCollections.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  collectionProducts: (id: number) =>
    queryOptions({
      queryKey: [...brandOfficeKeys.collections, 'products', id],
      queryFn: async ({ signal }) => (await client.brandCollections.products({ params: { id }, signal })).data.data,
    }),
  collection: (id: number) =>
    queryOptions({
      queryKey: brandOfficeKeys.collection(id),
      queryFn: async ({ signal }) => (await client.brandCollections.read({ params: { id }, signal })).data.data,
    }),
});
