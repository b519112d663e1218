import type { CallData, contract } from '@vitrine/api';
import type { z } from 'zod';

type Calls = typeof contract.brandOrders;

export type BrandOrder = CallData<Calls['read']>['data'];
export type OrderList = CallData<Calls['list']>;
export type ListQuery = z.output<Calls['list']['query']>;
export type ShipmentInput = z.output<Calls['ship']['body']>;
export type CorrectionInput = z.output<Calls['correct']['body']>;
export type PaymentInput = z.output<Calls['addPayment']['body']>;
export type TermsInput = z.output<Calls['changePayment']['body']>;
export type TrackingInput = z.output<Calls['correctTracking']['body']>;
export type DetailsInput = z.output<Calls['saveDetails']['body']>;

/** A number of units of a colour and size. */
export type Units = ShipmentInput['units'][number];

/** A colour and size of an order: what was ordered, and what of it was sent. */
export interface OrderedUnit {
  variation_id: number;
  size_id: number;
  name: string;
  variation: string;
  size: string;
  ordered: number;
  shipped: number;
}
