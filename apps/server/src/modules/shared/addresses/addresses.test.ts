import { contract } from '@vitrine/api';
import { addressForm } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { countries } from '../../../seed/index.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, placeOrder } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';
const { orders } = contract;

const address = {
  to: 'Harbour Store',
  contact: 'Bea Test',
  address: 'Rua do Porto 12',
  city: 'Lisboa',
  state: '',
  zip_code: '1100-001',
  country: 'PT',
  phone_number: '+351 210 000 000',
  tax_id: 'PT509999999',
};
const { tax_id: _taxId, ...shippingAddress } = address;
const blank = { to: ' ', contact: '', address: '', city: '', state: '', zip_code: '', country: '', phone_number: '' };

describeEngines('addresses', (server) => {
  let id = 0;

  beforeEach(async () => {
    await clearOrders(server);
    await server.db.query(sql`update retailer set billing = null, shipping = null`);
    id = await placeOrder(server, { as, variation: 1, units: 2 });
  });

  const saveBilling = (body: typeof address | typeof blank, who = as) =>
    server.call(orders.saveBilling, { as: who, params: { id }, body });

  it('keeps billing and shipping with the order and as the last used (A-103, A-104, A-105, A-107, A-108, D-075, D-076, E-41, V-078)', async () => {
    expect((await saveBilling(address)).body.data).toEqual(address);
    expect((await server.call(orders.saveShipping, { as, params: { id }, body: address })).body.data).toEqual(
      shippingAddress,
    );
    expect((await server.call(orders.billing, { as, params: { id } })).body.data).toEqual(address);
    expect((await server.call(orders.shipping, { as: seller, params: { id } })).body.data).toEqual(shippingAddress);
    expect((await server.call(orders.addresses, { as: 'colleague@vitrine.example' })).body.data).toEqual({
      billing: address,
      shipping: shippingAddress,
    });
    const untaxed = await server.call(orders.saveBilling, { as, params: { id }, body: shippingAddress });
    expect([untaxed.status, untaxed.body.data.tax_id ?? '']).toEqual([200, '']);
  });

  it('sends an order with the addresses its review showed, those used last; changing them leaves older orders as they are (A-088, A-107, A-108)', async () => {
    await saveBilling(address);
    await server.call(orders.saveShipping, { as, params: { id }, body: address });
    const next = await placeOrder(server, { as, variation: 1, units: 2 });
    const given = async (order: number) => [
      (await server.call(orders.billing, { as: seller, params: { id: order } })).body.data,
      (await server.call(orders.shipping, { as, params: { id: order } })).body.data,
    ];
    expect(await given(next)).toEqual([address, shippingAddress]);
    expect((await server.call(orders.billing, { as: 'maru@vitrine.example', params: { id: next } })).status).toBe(404);
    const elsewhere = { ...address, city: 'Porto' };
    await server.call(orders.saveShipping, { as, params: { id: next }, body: elsewhere });
    expect((await given(next))[1]?.city).toBe('Porto');
    expect(await given(id)).toEqual([address, shippingAddress]);
  });

  it('writes the saving into the timeline (E-49)', async () => {
    await saveBilling(address);
    const [order] = (await server.call(orders.list, { as })).body.data.data;
    expect(order?.history[0]).toContain('Billing address saved');
  });

  it('starts an order from its own billing address, else from the last used (A-106, D-076)', async () => {
    const start = async () => (await server.call(orders.defaultAddress, { as, params: { id } })).body.data;
    expect(await start()).toBeNull();
    await server.db.query(
      sql`update retailer set billing = ${JSON.stringify({ ...address, city: 'Porto' })}::jsonb where id = 1`,
    );
    expect((await start())?.city).toBe('Porto');
    await saveBilling(address);
    expect((await start())?.city).toBe('Lisboa');
  });

  it('refuses an address with the exact reason of every field (V-071, V-072, V-073, V-074, V-075, V-076, V-077, D-090, D-119)', async () => {
    const refused = await saveBilling({ ...blank, tax_id: 'X' });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toEqual({
      to: ['Recipient field is required.'],
      contact: ['Contact name is required.'],
      address: ['Address is required.'],
      city: ['City must have to be 3 character at least.'],
      state: ['State field is required.'],
      zip_code: ['ZipCode field is required.'],
      country: ['Country field is required.'],
    });
    expect((await saveBilling({ ...address, phone_number: '12' })).problem.errors).toEqual({
      phone_number: ['Phone field is required.'],
    });
    expect((await server.call(orders.billing, { as, params: { id } })).body.data).toBeNull();
  });

  it('takes an address in the form of its country, and names that form where it refuses one', async () => {
    const hongKong = { ...address, city: '', state: 'Kowloon', zip_code: '', country: 'Hong Kong' };
    expect((await saveBilling(hongKong)).status).toBe(200);
    const shanghai = { ...address, contact: '李娜', city: '上海', state: '上海', zip_code: '200001', country: 'China' };
    expect((await saveBilling(shanghai)).body.data).toEqual(shanghai);
    const refused = await server.call(orders.saveBilling, {
      as,
      params: { id },
      body: { ...address, zip_code: '1100' },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(refused.problem.errors).toEqual({ zip_code: ['Informe um código postal do país, como 2725-079.'] });
    expect(countries.filter(([, name]) => !addressForm(name))).toEqual([]);
  });

  it('says that an address with nothing in it is empty (X-035, D-069)', async () => {
    expect((await saveBilling(blank)).problem.message).toBe('Empty address invalid');
  });

  it('is closed to others: other retailers, brands that did not receive the order, other accounts (A-104, A-105, A-106, A-107, A-108)', async () => {
    for (const who of ['rival@vitrine.example', 'buyer@tropico.example']) {
      const answers = [
        await saveBilling(address, who),
        await server.call(orders.saveShipping, { as: who, params: { id }, body: address }),
        await server.call(orders.defaultAddress, { as: who, params: { id } }),
        await server.call(orders.billing, { as: who, params: { id } }),
        await server.call(orders.shipping, { as: who, params: { id } }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await server.call(orders.billing, { as: 'maru@vitrine.example', params: { id } })).status).toBe(404);
    expect((await saveBilling(address, seller)).status).toBe(403);
    expect((await server.call(orders.addresses, {})).status).toBe(401);
  });
});
