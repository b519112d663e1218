import type { CallData, contract } from '@vitrine/api';
import type { z } from 'zod';

type Calls = typeof contract.brandCells;

export type CellPage = CallData<Calls['list']>;
export type ProductCells = CellPage['data'][number];
export type CellChange = z.output<Calls['save']['body']>['cells'][number];
export type CellValue = CellChange['value'];

/** Where a cell is. */
export type Place = Pick<CellChange, 'product_id' | 'field'>;

/** Amounts of a price list; while a cell is empty, one of them is null. */
export interface Price {
  wholesale: number | null;
  retailer: number | null;
}

/** A row while cells are set in it. */
export interface Draft extends Omit<ProductCells, 'prices'> {
  /** By the id of the price list. */
  prices: Record<number, Price>;
}

/** A cell whose value is refused, and why. */
export interface CellProblem extends Place {
  message: string;
}
