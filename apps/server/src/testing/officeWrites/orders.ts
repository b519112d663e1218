import { contract } from '@vitrine/api';
import { firstOf, placeOrder } from '../raceOrders.ts';
import type { TestServer } from '../server.ts';
import type { Write } from './writer.ts';

const { brandOrders, orderChanges, orders } = contract;
const buyer = 'buyer@vitrine.example';
const as = 'seller@vitrine.example';

/** Every write of a brand about an order, each with the input it needs. */
export const writeAboutOrders = async (write: Write, server: TestServer): Promise<void> => {
  const params = { id: await placeOrder(server, { as: buyer, variation: 1, units: 5 }) };
  const read = async () => (await server.call(brandOrders.read, { as, params })).body.data;
  const seen = async () => ({ version: (await read()).order.version });
  const units = async (quantity: number) => {
    const { variation_id, sizes } = firstOf((await read()).lines);
    return { units: [{ variation_id, size_id: firstOf(sizes).size_id, quantity }], ...(await seen()) };
  };
  const answer = async (accept: boolean, quantity: number) => {
    await server.call(orderChanges.propose, { as: buyer, params, body: { message: '', ...(await units(quantity)) } });
    await write(orderChanges.answer, { as, params, body: { accept, message: '', ...(await seen()) } });
  };
  await write(orders.changeStatus, { as, params, body: { status: 'p' } });
  await write(orders.undoStatus, { as, params, body: await seen() });
  const status = (await read()).order.status;
  await write(brandOrders.changeMany, { as, body: { status: 'p', orders: [{ ...params, seen: status }] } });
  await write(brandOrders.undoMany, { as, body: { orders: [{ ...params, seen: 'p' }] } });
  await answer(false, 6);
  await answer(true, 7);
  await write(brandOrders.correct, { as, params, body: { reason: 'The mill has no more', ...(await units(4)) } });
  const bill = { reference: 'INV-1', amount: 12.5, due_date: '2099-01-01', ...(await seen()) };
  const { data } = await write(brandOrders.addPayment, { as, params, body: bill });
  const payment = { ...params, payment: firstOf(data.payments).id };
  const terms = { amount: 10, due_date: '2099-02-01', ...(await seen()) };
  await write(brandOrders.changePayment, { as, params: payment, body: terms });
  await write(brandOrders.removePayment, { as, params: payment, query: await seen() });
  const other = await server.call(brandOrders.addPayment, { as, params, body: { ...bill, ...(await seen()) } });
  payment.payment = firstOf(other.body.data.payments).id;
  await write(brandOrders.setPayment, { as, params: payment, body: { status: 'Paid', ...(await seen()) } });
  const details = { checkout_url: 'https://pay.example/1', internal_note: 'Pays late', ...(await seen()) };
  await write(brandOrders.saveDetails, { as, params, body: details });
  await write(orders.changeStatus, { as, params, body: { status: 'p' } });
  const parcel = { shipped_on: '2026-11-20', tracking_code: 'VT-1', ...(await units(4)) };
  const sent = await write(brandOrders.ship, { as, params, body: parcel });
  const shipment = firstOf(sent.data.order.shipments ?? []).id;
  const code = { tracking_code: 'VT-2', ...(await seen()) };
  await write(brandOrders.correctTracking, { as, params: { ...params, shipment }, body: code });
};
