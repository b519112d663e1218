import type { CallData, contract } from '@vitrine/api';
import type { z } from 'zod';

type Calls = typeof contract.brandProducts;

export type BrandProduct = CallData<Calls['read']>['data'];
export type ProductInput = z.output<Calls['add']['body']>;
export type ProductPage = CallData<Calls['list']>;
export type ProductChoices = CallData<Calls['choices']>['data'];
