import type { CallData, contract } from '@vitrine/api';
import type { z } from 'zod';

type Calls = typeof contract.brandCollections;

export type BrandCollection = CallData<Calls['read']>['data'];
export type CollectionProduct = CallData<Calls['products']>['data'][number];
export type CollectionInput = z.output<Calls['add']['body']>;
export type CollectionPage = CallData<Calls['list']>;
export type CollectionQuery = z.output<Calls['list']['query']>;
