import type { CallData, contract } from '@vitrine/api';
import type { z } from 'zod';

type Calls = typeof contract.staffOrders;

export type StaffOrder = CallData<Calls['read']>['data'];
export type OrderList = CallData<Calls['list']>;
export type OrderRow = OrderList['data'][number];
export type Filters = z.output<Calls['file']['query']>;
