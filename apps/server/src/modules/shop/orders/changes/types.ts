import type { contract } from '@vitrine/api';
import type { Limits } from '@vitrine/api/rules';
import type { z } from 'zod';
import type { Words } from '../../../../domain/content.ts';

type Calls = typeof contract.orderChanges;

export type ChangeInput = z.output<Calls['propose']['body']>;
export type ChangeAnswer = z.output<Calls['answer']['body']>;
export type Units = ChangeInput['units'][number];

/** A colour and size of an order, or one that its colours are made in, with all that checks its quantity. Money in cents. */
export interface Cell {
  variation_id: number;
  size_id: number;
  product_id: number;
  collection_id: number;
  name: Words;
  variation: Words;
  size: string;
  collection: Words;
  reference_code: string;
  color: string;
  extra_color: string | null;
  ordered: number;
  shipped: number;
  /** Units left in stock; null is not limited. */
  stock: number | null;
  /** The product, its collection and this size can be ordered now. */
  is_offered: boolean;
  unit_cents: number;
  /** The price in the order's price list now; null: it has none any more. */
  price_cents: number | null;
  product_limits: Limits;
  collection_limits: Limits;
}

/** A quantity that differs, as it is kept. */
export interface ChangedUnit extends Pick<Cell, 'variation_id' | 'size_id' | 'name' | 'variation' | 'size'> {
  from: number;
  to: number;
}

/** What checks the cells of an order as a whole. */
export interface Terms {
  currency: string;
  brand_id: number;
  brand: string;
  retailer: string;
  brand_limits: Limits;
}

export interface Totals {
  units: number;
  cents: number;
}

/** A proposal that nobody has answered. */
export interface OpenChange {
  id: number;
  units: ChangedUnit[];
  before: Totals;
  after: Totals;
}
