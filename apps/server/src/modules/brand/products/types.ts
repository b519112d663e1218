import type { CallData, contract } from '@vitrine/api';
import type { productInput } from '@vitrine/api/schemas';
import type { z } from 'zod';

type Calls = typeof contract.brandProducts;

export type BrandProduct = CallData<Calls['read']>['data'];
export type ProductForm = z.output<Calls['add']['body']>;
/** A form with all that a product needs. */
export type ProductInput = z.output<typeof productInput>;
export type ProductPage = CallData<Calls['list']>;
export type ProductChoices = CallData<Calls['choices']>['data'];
