import type { Order } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';

/** Orders that remember what was done to them, for every resource that changes them. */
export interface OrderStore {
  all: () => readonly Order[];
  find: (id: number) => Order | undefined;
  replace: (order: Order) => Order;
}

export const createOrderStore = ({ orders: first }: Fixtures): OrderStore => {
  let orders = first;
  return {
    all: () => orders,
    find: (id) => orders.find((order) => order.id === id),
    replace: (order) => {
      orders = orders.map((other) => (other.id === order.id ? order : other));
      return order;
    },
  };
};
