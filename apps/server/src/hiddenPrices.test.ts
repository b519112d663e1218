import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@vitrine/api';
import type { Call, Contract } from '@vitrine/api';
import { beforeAll, expect, it } from 'vitest';
import { changePrices } from './testing/changePrices.ts';
import { readAnswer, toRequest } from './testing/http.ts';
import { describeEngines } from './testing/index.ts';
import { fillCart, placeOrder } from './testing/raceOrders.ts';

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-prices-'));
await writeFile(join(webDist, 'index.html'), '<!doctype html><html lang="en"><head><!--account--></head></html>');

const approved = 'buyer@vitrine.example';
const owner = 'seller@vitrine.example';

/** Who knows no price of the first brand: a visitor, retailers before they are approved, another brand, another account, staff. */
const others = [
  undefined,
  'new@vitrine.example',
  'review@vitrine.example',
  'pending@vitrine.example',
  'maru@vitrine.example',
  'buyer@tropico.example',
  'seller@tropico.example',
  'staff@vitrine.example',
];

/** Reads of the contract whose answers carry prices of today, for an approved retailer and for the brand. */
const withPrices = {
  [approved]: [
    'cart.list',
    'drafts.cartExport',
    'drafts.collectionExport',
    'favorites.list',
    'home.read',
    'lineSheets.productList',
    'products.compare',
    'products.detail',
    'products.list',
    'products.recent',
  ],
  [owner]: [
    'brandCells.list',
    'brandProducts.list',
    'brandProducts.read',
    'brandReports.carts',
    'brandReports.cartsFile',
    'brandSheets.download',
    'home.read',
    'products.compare',
    'products.detail',
    'products.list',
  ],
};

/** Answers that differ each time: they tell what was asked before, or when they were made. */
const unsteady = new Set(['staffLog.list', 'staffPeople.list', 'staffPeople.file']);
const dated = new Set(['lineSheets.lineSheet', 'lineSheets.ownList']);

const reads = Object.entries(contract as Contract).flatMap(([resource, group]) =>
  Object.entries(group).flatMap(([name, call]): [string, Call][] =>
    call.method === 'GET' ? [[`${resource}.${name}`, call]] : [],
  ),
);

/** What names things of the first brand, by the name of a parameter. */
const fillings: Readonly<Record<string, unknown>> = {
  slug: 'lume',
  pricelist_id: 1,
  pricelist: '1',
  'variations[]': [1, 2],
  ids: '1,2',
  cart_id: 1,
  sellers: '1',
  search: 'e',
};

const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

const orderings = contract.products.list.query.shape.ordering.unwrap().unwrap().options;

/** Ways to ask: the list of products in each order. */
const waysOf = (name: string, call: Call): { params: object; query: object }[] => {
  const params = Object.fromEntries(
    fieldsOf(call.params).map((field) => [field, fillings[field] ?? (field === 'type' ? 'seller' : 1)]),
  );
  const query = Object.fromEntries(
    fieldsOf(call.query).flatMap((field) => (field in fillings ? [[field, fillings[field]]] : [])),
  );
  return name === 'products.list'
    ? orderings.map((ordering) => ({ params, query: { ...query, search: undefined, ordering } }))
    : [{ params, query }];
};

/** Without what differs each time: the number of the request, moments, and the order of what is chosen by chance. */
const plain = (name: string, text: string): string => {
  const same = text.replace(/"request_id":"[^"]*"/g, '').replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '');
  return name.startsWith('landing.')
    ? same
        .split(/(?=\{)/)
        .toSorted()
        .join('')
    : same;
};

describeEngines(
  'prices of a brand',
  (server) => {
    beforeAll(async () => {
      for (const id of [1, 2]) {
        await server.call(contract.products.see, { as: approved, params: { id } });
        await server.call(contract.favorites.add, { as: approved, params: { id } });
      }
      await placeOrder(server, { as: approved, variation: 1, units: 2 });
      const { cartId } = await fillCart(server, { as: approved, variation: 1, units: 2 });
      Object.assign(fillings, { cart_id: cartId });
    });

    const answersOf = async (as: string | undefined) => {
      const token = as && (await server.token(as));
      const account = as?.endsWith('tropico.example') ? 'tropico' : 'vitrine';
      const answers = new Map<string, string>();
      for (const [name, call] of reads)
        for (const input of waysOf(name, call)) {
          const { path, init } = await toRequest(
            call,
            {
              ...input,
              query: Object.fromEntries(Object.entries(input.query).filter(([, value]) => value !== undefined)),
            },
            { token, account },
          );
          const { status, bytes, headers } = await readAnswer(server.origin, path, init);
          const text = `${status} ${headers.get('content-type')} ${plain(name, bytes.toString('latin1'))}`;
          answers.set(name, (answers.get(name) ?? '') + text);
        }
      for (const page of ['/product/1', '/brand/lume', '/products', '/collection/1']) {
        const { text, headers } = await server.fetch(page, { host: 'vitrine.localhost' });
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
        answers.set(page, text.replaceAll(nonce, ''));
      }
      return answers;
    };
    /** What is answered otherwise after prices have changed; of a person who gets documents, without those that say when they were made. */
    const changedFor = async (as: string | undefined): Promise<string[]> => {
      const getsPapers = as === approved;
      // What is asked for leaves traces, such as what was looked at last.
      await answersOf(as);
      const before = await answersOf(as);
      await changePrices(server);
      const after = await answersOf(as);
      await changePrices(server);
      return [...before].flatMap(([name, answer]) =>
        after.get(name) === answer || unsteady.has(name) || (getsPapers && dated.has(name)) ? [] : [name],
      );
    };

    it.each(others)(
      'change nothing that %s is answered, by any read of the contract, in any file or page (P-009, P-010, P-012, S-008)',
      async (as) => {
        expect(await changedFor(as)).toEqual([]);
      },
    );

    it.each([approved, owner] as const)('are in these answers for %s, and in no others (P-011, P-012)', async (as) => {
      expect((await changedFor(as)).toSorted()).toEqual(withPrices[as]);
    });
  },
  // Who may know a price is decided by one text of SQL for both engines; the tests of each call ask both.
  { engines: ['postgres'], config: { webDist, memberCalls: 10_000_000 } },
);
