import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { memorySession } from './memorySession.ts';
import { contract } from '../contracts/index.ts';
import type { Call } from '../contracts/call.ts';
import { defaultHandlers, FIXTURE_CODE, FIXTURE_PASSWORD, fixtures, mockCall, mockOffline } from './index.ts';
import { at } from './at.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({
  baseUrl: 'https://shop.test',
  session: memorySession().session,
  accountHash: () => 'tropico',
  language: () => 'en',
  clientId: 'vitrine-web',
});

const grant = { grant_type: 'password', username: 'ana@loja-aurora.example', password: FIXTURE_PASSWORD };

const collection = {
  name: { en: 'Dusk' },
  season: '',
  button: {},
  order_window_end: null,
  production_window_start: null,
  production_window_end: null,
  delivery_msg: {},
  lookbook_url: '',
  press_release: {},
  minimum_quantity: null,
  maximum_quantity: null,
  minimum_value: null,
  maximum_value: null,
  is_active: false,
};

/** What a call cannot do without. */
const inputs: Record<string, object> = {
  'auth.token': { body: grant },
  'auth.login': { body: grant },
  'auth.refresh': { body: { refresh_token: 'r' } },
  'auth.loginError': { body: {} },
  'auth.checkEmail': { body: { email: 'new@shop.example' } },
  'auth.recovery': { body: { email: 'ana@loja-aurora.example' } },
  'auth.recoveryConfirm': { body: { token: 't', password: 'long enough', confirm: 'long enough' } },
  'auth.definePassword': {
    body: { hash: 'h', email: 'ana@a.example', password: 'long enough', password_confirmation: 'long enough' },
  },
  'registration.older': { body: { email: 'new@shop.example' } },
  'registration.send': { body: { email: 'new@shop.example' } },
  'auth.changeDefaultPassword': { body: { password: 'long enough', confirm: 'long enough' } },
  'landing.subscribe': { body: { email: 'a@b.example', maillist: 'b' } },
  'pages.page': { params: { slug: 'totheworld' } },
  'auth.messageViewed': { body: { view: 1 } },
  'handOff.issue': { body: { url: 'https://academy.tropico.example/' } },
  'handOff.redeem': { body: { ticket: 'x', origin: 'https://academy.tropico.example' } },
  'landing.confirmSubscription': { body: { token: 'x' } },
  'landing.unsubscribe': { params: { token: 'x' }, body: {} },
  'events.segment': { params: { segment: 'resort' } },
  'events.brands': { params: { segment: 'resort' } },
  'events.link': { body: { event_segment: 31 } },
  'cart.addProduct': { body: { product_variation_id: [1010], pricelist_id: 1 } },
  'legacyCart.add': { body: { id: 1010, pricelist_id: 1 } },
  'legacyCart.remove': { body: { cart_id: 301, product_id: 101 } },
  'legacyCart.removeAll': { body: { cart_id: 301 } },
  'cart.setQuantity': { params: { itemId: 10_100 }, body: { quantity: 2 } },
  'cart.setNote': { body: { note: 'By colour, please.' } },
  'cart.finalize': { body: {} },
  'cart.pricelists': { query: { cart_id: 301 } },
  'cart.changePricelist': { body: { pricelist_id: 2 } },
  'chosenPricelists.choose': { params: { slug: 'casa-marola' }, body: { pricelist_id: 1 } },
  'chosenPricelists.forget': { params: { slug: 'casa-marola' } },
  'favorites.add': { params: { id: 101 } },
  'favorites.remove': { params: { id: 102 } },
  'connections.find': { params: { type: 'seller', subjectId: 3 } },
  'connections.requestBrand': { params: { id: 1 } },
  'connections.request': { params: { type: 'seller', subjectId: 1 } },
  'connections.accept': { body: { connection_id: 302 } },
  'connections.decline': { body: { connection_id: 302 } },
  'retailers.page': { params: { id: 201 } },
  'messages.chat': { params: { subjectId: 3 } },
  'messages.send': { params: { subjectId: 3 }, body: { message: 'Hello' } },
  'messages.flag': { params: { id: 703 } },
  'messages.file': { params: { id: 703 } },
  'messages.brand': { params: { id: 3 } },
  'messages.submit': { body: { message: 'Hello', seller_id: 1 } },
  'messages.submitInstead': { body: { message: 'Hello', seller_id: 1 } },
  'notifications.markRead': { params: { id: 706 } },
  'notifications.markAllRead': { body: { until: '2026-11-23T12:00:00-03:00' } },
  'notifications.choose': { body: { message: 'off' } },
  'notifications.endMails': { params: { token: 'secret-of-the-mail' }, body: {} },
  'staffHosts.check': { params: { host: 'www.tropico.example' } },
  'staffRetailers.file': { params: { id: 300 } },
  'staffRetailers.review': { params: { id: 300 }, body: { decision: 'approve', seen: 'in_review' } },
  'staffRetailers.approve': { body: { retailers: [{ id: 300, seen: 'in_review' }] } },
  'staffBrands.application': { params: { id: 1 } },
  'staffBrands.approve': { params: { id: 1 }, body: { name: 'Areia', slug: 'areia', publish: true } },
  'staffBrands.refuse': { params: { id: 1 }, body: { reason: 'No pictures.' } },
  'staffBrands.facts': { params: { id: fixtures.staff.brands[0]?.id ?? 0 } },
  'staffBrands.publish': { params: { id: 1 }, body: { is_published: false, seen: true } },
  'staffBrands.publishMany': { body: { is_published: false, brands: [{ id: 1, seen: true }] } },
  'staffViews.open': { body: { subject: 'retailer', id: 1 } },
  'staffViews.begin': { body: { ticket: 'x' } },
  'staffPeople.file': { params: { id: 501 } },
  'staffPeople.add': {
    body: { email: 'kai@tropico.example', first_name: 'Kai', last_name: '', role: 'staff', language_code: 'en' },
  },
  'staffAccounts.add': {
    body: {
      hash: 'aurora',
      name: 'Aurora',
      support_email: 'help@aurora.example',
      hosts: ['aurora.example'],
      language_code: 'en',
      look: 'own',
      email: 'kai@aurora.example',
      first_name: 'Kai',
      last_name: '',
    },
  },
  'staffPeople.setActive': { params: { id: 501 }, body: { active: false, seen: 'active' } },
  'staffPeople.changeMany': { body: { act: 'deactivate', people: [{ id: 501, seen: 'active' }] } },
  'staffPeople.erase': { params: { id: 501 }, body: { email: 'ana@loja-aurora.example' } },
  'staffPeople.exportData': { params: { id: 501 } },
  'staffPeople.endSessions': { params: { id: 501 } },
  'staffPeople.invite': { params: { id: 501 } },
  'staffPeople.setRights': {
    params: { id: 501 },
    body: {
      is_staff: true,
      may_add_one_unit: true,
      right: null,
      seen: { is_staff: false, may_add_one_unit: true, right: null },
    },
  },
  'orders.undoStatus': { params: { id: 902 }, body: { version: 3 } },
  'orderChanges.options': { params: { id: 901 } },
  'orderChanges.propose': {
    params: { id: 901 },
    body: { version: 3, message: '', units: [{ variation_id: 1010, size_id: 1, quantity: 0 }] },
  },
  'orderChanges.withdraw': { params: { id: 902 }, body: { version: 3 } },
  'orderChanges.answer': { params: { id: 903 }, body: { version: 3, accept: true, message: '' } },
  'brandOrders.read': { params: { id: 904 } },
  'brandOrders.ship': {
    params: { id: 904 },
    body: {
      version: 3,
      shipped_on: '2026-11-20',
      tracking_code: '',
      units: [{ variation_id: 1010, size_id: 1, quantity: 1 }],
    },
  },
  'brandOrders.addPayment': {
    params: { id: 904 },
    body: { version: 3, reference: 'INV-9', amount: 10, due_date: '2026-12-01' },
  },
  'brandOrders.setPayment': { params: { id: 904, payment: 9040 }, body: { version: 3, status: 'Paid' } },
  'brandOrders.changePayment': {
    params: { id: 904, payment: 9041 },
    body: { version: 3, amount: 10, due_date: '2026-12-01' },
  },
  'brandOrders.removePayment': { params: { id: 904, payment: 9041 }, query: { version: 3 } },
  'brandOrders.correctTracking': { params: { id: 904, shipment: 9040 }, body: { version: 3, tracking_code: 'VT-9' } },
  'brandOrders.saveDetails': { params: { id: 904 }, body: { version: 3, checkout_url: '', internal_note: '' } },
  'brandOrders.correct': {
    params: { id: 904 },
    body: { version: 3, reason: 'Sold out', units: [{ variation_id: 1010, size_id: 1, quantity: 0 }] },
  },
  'brandOrders.changeMany': { body: { status: 'p', orders: [{ id: 901, seen: 's' }] } },
  'brandOrders.undoMany': { body: { orders: [{ id: 901, seen: 'p' }] } },
  'brandOfficePage.saveDraft': { body: { ...fixtures.brandPageState.live, seen: 1 } },
  'brandOfficePage.discardDraft': { body: { seen: 1 } },
  'brandOfficePage.publish': { body: { seen: 1 } },
  'brandOfficePage.plan': { body: { seen: 1, publish_at: '2027-01-04T09:00:00Z' } },
  'brandOfficePage.comment': { body: { text: 'Lovely', field: null } },
  'brandOfficePage.settle': { params: { id: 2 }, body: { done: true } },
  'brandOfficePage.published': { params: { version: 2 } },
  'brandOfficePage.restore': { body: { seen: 1, id: 3 } },
  'brandCollections.read': { params: { id: 71 } },
  'brandCollections.add': { body: collection },
  'brandCollections.save': { params: { id: 71 }, body: { ...collection, seen: 1 } },
  'brandCollections.setPicture': {
    params: { id: 71 },
    body: { picture: new File(['picture'], 'cover.png', { type: 'image/png' }), seen: '/media/a.jpg' },
  },
  'brandCollections.products': { params: { id: 71 } },
  'brandCollections.setOrder': { params: { id: 71 }, body: { products: [1], seen: [1] } },
  'brandCollections.setArchived': { params: { id: 71 }, body: { archived: true, seen: 1 } },
  'brandCollections.moveMany': { body: { collections: [{ id: 71, from: 'hidden', to: 'archived' }] } },
  'savedViews.list': { query: { list: 'mails' } },
  'savedViews.save': { body: { list: 'mails', name: 'Mine', query: 'search=ana' } },
  'savedViews.rename': { params: { id: 1 }, body: { name: 'Late' } },
  'savedViews.remove': { params: { id: 1 } },
  'staffMails.open': { params: { id: 4 } },
  'staffMails.sendAgain': { params: { id: 4 } },
  'staffContent.file': { params: { name: 'terms' } },
  'staffContent.set': {
    params: { name: 'terms' },
    body: { kind: 'terms', document: { text: { en: '<p>Terms.</p>' } }, seen: 'v1' },
  },
  'staffContent.rename': { params: { name: 'totheworld' }, body: { seen: 'v1', slug: 'world' } },
  'staffContent.removal': { params: { name: 'terms' } },
  'staffContent.versions': { params: { name: 'terms' } },
  'staffContent.version': { params: { name: 'terms', id: 2 } },
  'staffContent.restore': { params: { name: 'terms' }, body: { seen: 'v1', id: 1 } },
  'staffContent.remove': { params: { name: 'totheworld' }, query: { seen: 'v1' } },
  'staffBranding.saveDraft': { body: { seen: 4, document: '{"name":"Trópico","style":{}}' } },
  'staffBranding.discardDraft': { body: { seen: 4 } },
  'staffBranding.publish': { body: { seen: 4 } },
  'staffBranding.restore': { body: { seen: 4, id: 1 } },
  'staffBrandingReview.comment': {
    body: { surface: 'cart', viewer: 'approved', mode: 'light', language: 'en', text: 'Darker' },
  },
  'staffBrandingReview.settle': { params: { id: 1 }, body: { done: true } },
  'staffBrandingReview.decide': { body: { seen: 4, decision: 'approve' } },
  'staffContent.addPicture': { body: { picture: new File(['x'], 'a.png', { type: 'image/png' }) } },
  'brandOfficePage.addPicture': { body: { picture: new File(['x'], 'a.png', { type: 'image/png' }) } },
  'jobs.ticket': { body: { path: '/v1/jobs/1/file' } },
  'lineSheets.lineSheet': { query: { pricelist_id: 1 } },
  'lineSheets.makeLineSheet': { body: { pricelist_id: 1 } },
  'lineSheets.productList': { query: { pricelist_id: 1 } },
  'lineSheets.makeOwnList': { body: { products: [101], pricelist_id: 1 } },
  'lineSheets.ownList': { query: { 'variations[]': [1010], pricelist_id: 1 } },
  'drafts.cartExport': { query: { cart_id: 301, pricelist_id: 1 } },
  'drafts.collectionExport': { query: { pricelist_id: 1 } },
  'drafts.forgetLayout': { params: { layout: 3 } },
  'drafts.preImport': { body: { seller_id: 1, file: new File(['sheet'], 'list.xlsx') } },
  'drafts.undoImport': { body: { id: 'd'.repeat(43) } },
  'drafts.confirmImport': { body: { purchase_order_drafts: [{ id: 'draft-1' }], create_new_cart: true } },
  'drafts.reasons': { params: { draft: 'x'.repeat(43) } },
  'brandSheets.check': { body: { file: new File(['sheet'], 'catalogue.xlsx') } },
  'brandSheets.apply': { body: { job: 1 } },
  'brandSheets.undo': { params: { import: 12 } },
  'brandSheets.forgetLayout': { params: { layout: 3 } },
  'brandProducts.changeMany': {
    body: {
      products: [
        { id: 101, from: { is_active: true, collection_id: 71 }, to: { is_active: false, collection_id: 71 } },
      ],
    },
  },
  'brandPictures.list': { params: { id: 101 } },
  'brandPictures.match': { body: { files: [{ name: 'CM-R27-101 terracotta.jpg' }] } },
  'brandPictures.add': { params: { id: 101 }, body: { picture: new File(['picture'], 'a.jpg') } },
  'brandPictures.replace': {
    params: { id: 101, picture: 1 },
    body: { picture: new File(['picture'], 'a.jpg', { type: 'image/jpeg' }), seen: '/media/a.jpg' },
  },
  'brandPictures.arrange': { params: { id: 101 }, body: { seen: [], pictures: [] } },
  'brandPricelists.add': { body: { name: 'Europe', currency: 'EUR' } },
  'brandPricelists.rename': { params: { id: 1 }, body: { name: 'Dollars', seen: 'USD FOB' } },
  'brandPricelists.audience': { params: { id: 1 } },
  'brandPricelists.give': { params: { id: 1 }, body: { given_to: 'all', location_ids: [], retailer_ids: [], seen: 1 } },
  'brandPricelists.remove': {
    params: { id: 1 },
    query: { seen: 1, name: 'USD FOB', products: fixtures.catalogue.products.length },
  },
  'brandFacts.save': { body: { ...fixtures.brandFacts, seen: 1 } },
  'brandSizeCharts.read': { params: { id: 1 } },
  'brandSizeCharts.add': {
    body: { name: { en: 'Belts' }, run: 'letters', measurements: [{ name: { en: 'Waist' }, cm: { S: 66 } }] },
  },
  'brandSizeCharts.save': {
    params: { id: 1 },
    body: { name: { en: 'Belts' }, run: 'letters', measurements: [{ name: { en: 'Waist' }, cm: {} }], seen: 1 },
  },
  'brandSizeCharts.remove': { params: { id: 2 } },
  'staffSizeCharts.read': { params: { id: 3 } },
  'staffSizeCharts.add': {
    body: { name: { en: 'Belts' }, run: 'letters', measurements: [{ name: { en: 'Waist' }, cm: { S: 66 } }] },
  },
  'staffSizeCharts.save': {
    params: { id: 3 },
    body: { name: { en: 'Belts' }, run: 'letters', measurements: [{ name: { en: 'Waist' }, cm: {} }], seen: 1 },
  },
  'staffSizeCharts.remove': { params: { id: 3 } },
  'brandCells.save': {
    body: {
      cells: [
        { product_id: 101, field: 'delivery_days', value: 20, seen: fixtures.catalogue.products[0]?.delivery_days },
      ],
    },
  },
  'brandStock.read': { params: { id: 101 } },
  'brandStock.saveCells': { body: { cells: [{ variation_id: 1010, size_id: 1, quantity: 8, seen: 24 }] } },
  'brandStock.save': { params: { id: 101 }, body: { changes: [] } },
  'brandProducts.read': { params: { id: 101 } },
  'brandProducts.add': { body: fixtures.catalogue.products[0] },
  'brandProducts.save': { params: { id: 101 }, body: { ...fixtures.catalogue.products[0], seen: 1 } },
  'brandProducts.setActive': { params: { id: 101 }, body: { active: false, seen: 1 } },
  'orders.sendMessage': { body: { message: 'Hello' } },
  'orders.changeStatus': { body: { status: 's' } },
  'orders.saveBilling': { body: fixtures.addresses.billing },
  'orders.saveShipping': { body: fixtures.addresses.shipping },
  'profile.saveDomains': { body: { domains: [1] } },
  'profile.saveAddress': { body: { type: 'shipping', ...fixtures.addresses.shipping } },
  'profile.saveCompany': { body: { name: 'Loja Aurora', 'locations[]': [2] } },
  'profile.toggleUser': { body: { email: 'caio@loja-aurora.example' } },
  'profile.toggleSeller': { body: { email: 'caio@loja-aurora.example' } },
  'profile.revokeUser': { body: { email: 'theo@loja-aurora.example' } },
  'profile.revokeSeller': { body: { email: 'theo@loja-aurora.example' } },
  'profile.inviteUser': { body: { email: 'new@shop.example', first_name: 'Nina' } },
  'profile.inviteSeller': { body: { email: 'new@shop.example', first_name: 'Nina' } },
  'profile.setRight': { body: { email: 'caio@loja-aurora.example', right: 'reader', seen: 'sales' } },
  'profile.saveUser': { body: { first_name: 'Ana', last_name: 'Prado', phone: '12345' } },
  'passwordChange.sendCode': { body: { email: 'ana@loja-aurora.example' } },
  'passwordChange.checkCode': { query: { code: FIXTURE_CODE } },
  'passwordChange.change': {
    body: { code: FIXTURE_CODE, password: 'long enough', password_confirmation: 'long enough' },
  },
};

const paramsFor = (resource: string) => ({
  slug: 'casa-marola',
  cartId: 301,
  productId: 101,
  id: resource === 'products' ? 101 : resource === 'account' ? 13 : 901,
});

const everyCall = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.keys(calls).map((name) => `${resource}.${name}`),
);

const callByName = (name: string): Promise<{ status: number }> => {
  const [resource = '', call = ''] = name.split('.');
  const functions = client as unknown as Record<string, Record<string, (input: object) => Promise<{ status: number }>>>;
  return at(at(functions, resource), call)({ params: paramsFor(resource), ...inputs[name] });
};

describe('the default handlers', () => {
  it.each(everyCall)('answer %s as its contract says', async (name) => {
    server.use(...defaultHandlers());
    const { status } = await callByName(name);
    expect(status).toBeLessThan(300);
  });

  // Hundreds of calls, one after the other.
  it('refuse a visitor what lies behind the login, and nothing else', { timeout: 30_000 }, async () => {
    server.use(...defaultHandlers({ member: null }));
    const calls = contract as unknown as Record<string, Record<string, Call>>;
    for (const name of everyCall) {
      const [resource = '', call = ''] = name.split('.');
      const isPublic = at(at(calls, resource), call).access === 'public';
      const status = await callByName(name).then(
        ({ status: given }) => given,
        (error: { status: number }) => error.status,
      );
      expect([name, status === 401]).toEqual([name, !isPublic]);
    }
  });

  it('hide amounts from a retailer who is not approved (S-008)', async () => {
    server.use(...defaultHandlers({ member: fixtures.members.inReview }));
    const { data } = await client.products.list();
    expect(data.results.map(({ wholesale_price }) => wholesale_price.amount)).toEqual(Array(12).fill(null));
  });

  it('refuse a wrong password (X-001) and an unknown address (X-011)', async () => {
    server.use(...defaultHandlers());
    await expect(
      client.auth.token({ body: { ...grant, grant_type: 'password', password: 'x' } }),
    ).rejects.toMatchObject({ body: { error: 'invalid_grant' } });
    await expect(client.auth.recovery({ body: { email: 'nobody@shop.example' } })).rejects.toMatchObject({
      status: 404,
      message: 'Email not found',
    });
  });

  it('stop a quantity at the stock (V-060)', async () => {
    server.use(...defaultHandlers());
    const refused = client.cart.setQuantity({ params: { itemId: 10_105 }, body: { quantity: 9 } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: '3 units are available for immediate delivery',
      body: { available: 3 },
    });
  });

  it('check what is asked as the server does', async () => {
    server.use(...defaultHandlers());
    const quantity = 'many' as unknown as number;
    await expect(client.cart.setQuantity({ params: { itemId: 1 }, body: { quantity } })).rejects.toMatchObject({
      status: 422,
      fields: { quantity: [expect.any(String) as string] },
    });
  });

  it('move an order only along the allowed ways (D-077)', async () => {
    server.use(...defaultHandlers());
    await expect(client.orders.changeStatus({ params: { id: 901 }, body: { status: 'f' } })).rejects.toMatchObject({
      status: 422,
    });
    expect((await client.orders.changeStatus({ params: { id: 901 }, body: { status: 's' } })).data.data).toMatchObject({
      status: 's',
      version: 4,
    });
  });

  it('split orders into current and past (D-079)', async () => {
    server.use(...defaultHandlers());
    const codes = async (past: '0' | '1') =>
      (await client.orders.list({ query: { past } })).data.data.data.map(({ status }) => status).join('');
    expect([await codes('0'), await codes('1')]).toEqual(['bsrpi', 'fx']);
  });
});

describe('what was done is remembered while the handlers live', () => {
  it('in the cart', async () => {
    server.use(...defaultHandlers());
    const itemIn = async () =>
      (await client.cart.list()).data.results[0]?.collections[0]?.products[0]?.variations[0]?.items[0]?.quantity;
    await client.cart.setQuantity({ params: { itemId: 10_100 }, body: { quantity: 9 } });
    expect(await itemIn()).toBe(9);
    await client.cart.removeProduct({ params: { cartId: 301, productId: 101 } });
    expect((await client.cart.list()).data.products_count).toBe(1);
    await client.cart.finalize({ params: { cartId: 301 }, body: {} });
    expect((await client.cart.list()).data.results).toMatchObject([{ status: 'c', orderId: 901 }]);
    server.resetHandlers(...defaultHandlers());
    expect(await itemIn()).toBe(1);
  });

  it('with orders', async () => {
    server.use(...defaultHandlers({ member: fixtures.members.seller }));
    const first = async () => at((await client.orders.list()).data.data.data, 0);
    const unread = async () => (await client.orders.unread()).data.quantidade;
    const before = await unread();
    await client.orders.markRead({ params: { id: 901 } });
    await client.orders.sendMessage({ params: { id: 901 }, body: { message: 'On its way.' } });
    await client.orders.changeStatus({ params: { id: 901 }, body: { status: 'p' } });
    expect(await unread()).toBe(before - 1);
    expect(await first()).toMatchObject({
      status: 'p',
      messages: [{}, {}, { sent_from: { side: 'seller', name: 'Casa Marola' }, message: 'On its way.' }],
    });
  });
});

describe('a mock', () => {
  it('goes before the default', async () => {
    server.use(
      mockCall(contract.landing.retailers, { status: 200, data: { featured: [], random: [] } }),
      ...defaultHandlers(),
    );
    expect((await client.landing.retailers()).data).toEqual({ featured: [], random: [] });
  });

  it('may refuse with what the contract lists, or what follows from the access and the input of a call', async () => {
    const said = { message: 'Account not found.', detail: 'Account not found.' };
    server.use(mockCall(contract.brands.list, { status: 404, data: said }));
    await expect(client.brands.list()).rejects.toMatchObject({ status: 404, message: 'Account not found.' });
  });

  it('that answers against its contract says where', () => {
    // @ts-expect-error -- the type refuses it first
    expect(() => mockCall(contract.account.terms, { status: 200, data: { html: '' } })).toThrow(
      'GET /v1/terms-and-conditions answers 200 against its contract: text:',
    );
    // @ts-expect-error -- the type refuses it first
    expect(() => mockCall(contract.account.terms, { status: 201, data: { text: '' } })).toThrow(
      'does not list this status',
    );
  });

  it('can be a network that is gone', async () => {
    server.use(mockOffline(contract.orders.markRead));
    await expect(client.orders.markRead({ params: { id: 1 } })).rejects.toMatchObject({
      name: 'NetworkError',
      reason: 'offline',
    });
  });
});
