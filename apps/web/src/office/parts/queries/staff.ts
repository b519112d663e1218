import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

type Asked<Call extends (...args: never[]) => unknown> =
  NonNullable<Parameters<Call>[0]> extends { query?: infer Query } ? NonNullable<Query> : never;

export type LogQuery = Asked<Client['staffLog']['list']>;
export type RetailerQueueQuery = Asked<Client['staffRetailers']['list']>;

export type ApplicationQuery = Asked<Client['staffBrands']['applications']>;
export type BrandQuery = Asked<Client['staffBrands']['list']>;
export type PeopleQuery = Asked<Client['staffPeople']['list']>;
export type AccountsQuery = Asked<Client['staffAccounts']['list']>;
export type SubscriberQuery = Asked<Client['staffSubscribers']['list']>;
export type StaffOrderQuery = Asked<Client['staffOrders']['list']>;
/** What a slug is asked for. */
export type SlugUse = NonNullable<Asked<Client['staffBrands']['slug']>['for']>;
export type MailQuery = Asked<Client['staffMails']['list']>;

export const staffKeys = {
  today: ['staff', 'today'] as const,
  brands: ['staff', 'brands'] as const,
  people: ['staff', 'people'] as const,
  accounts: ['staff', 'accounts'] as const,
  hosts: ['staff', 'content', 'list', 'hosts'] as const,
  person: (id: number) => ['staff', 'people', 'file', id] as const,
  mails: ['staff', 'mails'] as const,
  orders: ['staff', 'orders'] as const,
  subscribers: ['staff', 'subscribers'] as const,
  log: ['staff', 'log'] as const,
  branding: ['staff', 'branding'] as const,
  brandingReview: ['staff', 'brandingReview'] as const,
  contentList: ['staff', 'content', 'list'] as const,
  document: (name: string) => ['staff', 'content', 'document', name] as const,
  contentRemoval: (name: string) => ['staff', 'content', 'removal', name] as const,
  contentVersions: (name: string) => ['staff', 'content', 'versions', name] as const,
  retailers: ['staff', 'retailers'] as const,
  retailer: (id: number) => ['staff', 'retailers', 'file', id] as const,
};

/** Reads of the back office. They load with its screens, not with the first one. */
export const staffQueries = (client: Client) => ({
  today: () =>
    queryOptions({
      queryKey: staffKeys.today,
      queryFn: async ({ signal }) => (await client.staffToday.read({ signal })).data.data,
    }),
  log: (query: LogQuery) =>
    queryOptions({
      queryKey: [...staffKeys.log, query],
      queryFn: async ({ signal }) => (await client.staffLog.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  branding: () =>
    queryOptions({
      queryKey: staffKeys.branding,
      queryFn: async ({ signal }) => (await client.staffBranding.read({ signal })).data.data,
    }),
  brandingReview: () =>
    queryOptions({
      queryKey: staffKeys.brandingReview,
      queryFn: async ({ signal }) => (await client.staffBrandingReview.read({ signal })).data.data,
    }),
  /** Read again with the list of documents, whenever the settings were saved. */
  hosts: () =>
    queryOptions({
      queryKey: staffKeys.hosts,
      queryFn: async ({ signal }) => (await client.staffHosts.list({ signal })).data.data,
    }),
  content: () =>
    queryOptions({
      queryKey: staffKeys.contentList,
      queryFn: async ({ signal }) => (await client.staffContent.list({ signal })).data.data,
    }),
  /** Read once for a form: a change that somebody else saves meanwhile is reported on saving. */
  document: (name: string) =>
    queryOptions({
      queryKey: staffKeys.document(name),
      queryFn: async ({ signal }) => (await client.staffContent.file({ params: { name }, signal })).data.data,
      refetchOnWindowFocus: false,
      gcTime: 0,
    }),
  /** Read for each question: people link themselves at any time. */
  contentRemoval: (name: string) =>
    queryOptions({
      queryKey: staffKeys.contentRemoval(name),
      queryFn: async ({ signal }) => (await client.staffContent.removal({ params: { name }, signal })).data.data,
      gcTime: 0,
      staleTime: 0,
    }),
  contentVersions: (name: string) =>
    queryOptions({
      queryKey: staffKeys.contentVersions(name),
      queryFn: async ({ signal }) => (await client.staffContent.versions({ params: { name }, signal })).data.data,
    }),
  contentVersion: (name: string, id: number) =>
    queryOptions({
      queryKey: [...staffKeys.contentVersions(name), id],
      queryFn: async ({ signal }) => (await client.staffContent.version({ params: { name, id }, signal })).data.data,
    }),
  retailers: (query: RetailerQueueQuery) =>
    queryOptions({
      queryKey: [...staffKeys.retailers, 'list', query],
      queryFn: async ({ signal }) => (await client.staffRetailers.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  retailer: (id: number) =>
    queryOptions({
      queryKey: staffKeys.retailer(id),
      queryFn: async ({ signal }) => (await client.staffRetailers.file({ params: { id }, signal })).data.data,
    }),
  applications: (query: ApplicationQuery) =>
    queryOptions({
      queryKey: [...staffKeys.brands, 'applications', query],
      queryFn: async ({ signal }) => (await client.staffBrands.applications({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  application: (id: number) =>
    queryOptions({
      queryKey: [...staffKeys.brands, 'application', id],
      queryFn: async ({ signal }) => (await client.staffBrands.application({ params: { id }, signal })).data.data,
    }),
  slug: (slug: string, use: SlugUse) =>
    queryOptions({
      queryKey: [...(use === 'page' ? staffKeys.contentList : staffKeys.brands), 'slug', slug],
      queryFn: async ({ signal }) =>
        (await client.staffBrands.slug({ params: { slug }, query: { for: use }, signal })).data.data,
    }),
  brandFacts: (id: number) =>
    queryOptions({
      queryKey: [...staffKeys.brands, 'facts', id],
      queryFn: async ({ signal }) => (await client.staffBrands.facts({ params: { id }, signal })).data.data,
    }),
  brands: (query: BrandQuery) =>
    queryOptions({
      queryKey: [...staffKeys.brands, 'list', query],
      queryFn: async ({ signal }) => (await client.staffBrands.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  people: (query: PeopleQuery) =>
    queryOptions({
      queryKey: [...staffKeys.people, 'list', query],
      queryFn: async ({ signal }) => (await client.staffPeople.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  accounts: (query: AccountsQuery) =>
    queryOptions({
      queryKey: [...staffKeys.accounts, query],
      queryFn: async ({ signal }) => (await client.staffAccounts.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  person: (id: number) =>
    queryOptions({
      queryKey: staffKeys.person(id),
      queryFn: async ({ signal }) => (await client.staffPeople.file({ params: { id }, signal })).data.data,
    }),
  orders: (query: StaffOrderQuery) =>
    queryOptions({
      queryKey: [...staffKeys.orders, 'list', query],
      queryFn: async ({ signal }) => (await client.staffOrders.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  order: (id: number) =>
    queryOptions({
      queryKey: [...staffKeys.orders, 'file', id],
      queryFn: async ({ signal }) => (await client.staffOrders.read({ params: { id }, signal })).data.data,
    }),
  subscribers: (query: SubscriberQuery) =>
    queryOptions({
      queryKey: [...staffKeys.subscribers, query],
      queryFn: async ({ signal }) => (await client.staffSubscribers.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  mails: (query: MailQuery) =>
    queryOptions({
      queryKey: [...staffKeys.mails, query],
      queryFn: async ({ signal }) => (await client.staffMails.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
});
