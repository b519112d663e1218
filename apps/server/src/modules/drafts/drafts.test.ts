import { read, utils, write } from '@e965/xlsx';
import type { BookType, WorkBook } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { zip } from '../../platform/documents/xlsx/zip.ts';
import { describeEngines } from '../../testing/index.ts';

const as = 'buyer@vitrine.example';
const { cart, drafts } = contract;
const list = '/v1/collections/1/purchase-order-draft?pricelist_id=1';

interface Preview {
  purchase_order_drafts: { id: string; units: number; lines: unknown[]; reduced: unknown[]; conflicts: unknown[] }[];
  has_opened_cart: boolean;
  reasons: string | null;
  layout: { id: number | null; state: string; problem: string | null; columns: { name: string; use: string }[] } | null;
  [list: string]: unknown;
}

describeEngines('carts as spreadsheets', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from import_draft`);
    await server.db.query(sql`delete from import_layout`);
    await server.db.query(sql`delete from cart`);
  });

  const headers = async (who: string) => ({
    authorization: `Bearer ${await server.token(who)}`,
    'x-account-hash': who.split('@')[1]?.split('.')[0] ?? '',
  });
  const get = async (path: string, who = as) => server.fetch(path, { headers: await headers(who) });

  interface Upload {
    name?: string;
    who?: string;
    seller?: number;
    field?: 'file' | 'pasted';
    uses?: readonly string[];
    /** Names the price list too, for a sheet that does not. */
    list?: boolean;
  }

  const upload = async (
    content: Uint8Array,
    {
      name = 'list.xlsx',
      who = as,
      seller = 1,
      field = 'file',
      uses = [],
      list: named = field === 'pasted',
    }: Upload = {},
  ) => {
    const boundary = 'form-of-a-test';
    const part = (of: string, rest = '') =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${of}"${rest}\r\n\r\n`;
    const pricelist = named ? `${part('pricelist_id')}1\r\n` : '';
    const said = uses.map((use) => `${part('uses')}${use}\r\n`).join('');
    const body = Buffer.concat([
      Buffer.from(`${part('seller_id')}${seller}\r\n${pricelist}${said}${part(field, `; filename="${name}"`)}`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const sent = await server.fetch('/v1/purchase-order-draft/pre-import', {
      method: 'POST',
      headers: { ...(await headers(who)), 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    });
    return {
      ...sent,
      preview: sent.json as Preview,
      errors: (sent.json as { errors?: Record<string, string[]> }).errors,
    };
  };

  /** The list of the collection with cells filled in. */
  const filled = async (cells: Record<string, string | number>, type: BookType = 'xlsx'): Promise<Buffer> => {
    const book: WorkBook = read((await get(list)).bytes);
    const sheet = book.Sheets['Editable list'] ?? {};
    utils.sheet_add_aoa(sheet, []);
    for (const [address, value] of Object.entries(cells)) utils.sheet_add_aoa(sheet, [[value]], { origin: address });
    return Buffer.from(write(book, { type: 'buffer', bookType: type }) as Uint8Array);
  };

  const confirm = (id: string | undefined, create_new_cart: boolean, who = as) =>
    server.call(drafts.confirmImport, {
      as: who,
      body: { purchase_order_drafts: [{ id: id ?? '' }], create_new_cart },
    });

  const quantities = async () =>
    (
      await server.db.query<{ line: string }>(sql`
      select concat_ws(' ', item.variation_id, size.name, item.quantity) as line from cart_item item
      join size on size.id = item.size_id where quantity > 0 order by item.variation_id, size.position`)
    ).map(({ line }) => line);

  it('offer the products of a collection in one sheet, locked but for quantities and notes (R-251, D-091)', async () => {
    const { status, headers: sent, bytes } = await get(list);
    expect([status, sent.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="Lume Resort 26 - Editable list.xlsx"',
    ]);
    const book = read(bytes, { cellStyles: true, cellFormula: true });
    expect(book.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 1]);
    const rows = utils.sheet_to_json<string[]>(book.Sheets['Editable list'] ?? {}, { header: 1, raw: false });
    expect(rows[2]).toEqual([undefined, 'Price list', 'USD']);
    expect(rows[4]).toEqual([
      'Code',
      'Product',
      'Reference',
      'Colour',
      'S',
      'M',
      'L',
      'Units',
      'Price (USD)',
      'Total (USD)',
      'Note',
    ]);
    expect(rows[5]?.slice(0, 4)).toEqual(['1', 'Linen dress', 'LD-01', 'Terracotta']);
    expect(book.Sheets['Editable list']?.['H6']).toMatchObject({ v: 0, f: 'SUM(E6:G6)' });
    expect(['E6', 'F6', 'G6'].map((address) => book.Sheets['Stock']?.[address]?.v as unknown)).toEqual([100, 100, 100]);
  });

  it('become a new cart (A-093, A-094, S-093, S-097, E-42)', async () => {
    const { status, preview } = await upload(await filled({ E6: 3, F6: '2', E8: 1 }));
    expect(status).toBe(200);
    expect(preview).toMatchObject({
      products_not_found: [],
      products_variation_or_size_not_found: [],
      products_with_no_size: [],
      purchase_order_drafts: [{ units: 6, products: 2, seller: { id: 1 }, pricelist: { id: 1, name: 'USD' } }],
      has_opened_cart: false,
      reasons: null,
    });
    const id = preview.purchase_order_drafts[0]?.id;
    const done = await confirm(id, true);
    expect(done.body).toMatchObject({ message: 'Your cart was successfully created', data: { outcome: 'created' } });
    expect(await quantities()).toEqual(['1 S 3', '1 M 2', '3 S 1']);
    expect((await confirm(id, true)).body).toEqual(done.body);
  });

  it('are pasted as rows too, and say what does not fit', async () => {
    const pasted = (text: string) => upload(Buffer.from(text), { field: 'pasted', name: 'rows.txt' });
    const { preview } = await pasted('4\tLD-01\tTerracotta\tM\n2\tLD-01\tTerracotta\tS\n');
    expect(preview.purchase_order_drafts).toMatchObject([{ units: 6, products: 1 }]);
    expect((await confirm(preview.purchase_order_drafts[0]?.id, true)).status).toBe(200);
    expect(await quantities()).toEqual(['1 S 2', '1 M 4']);
    const unknown = await pasted('LD-01\tTerracotta\tS\t1\nZZ-99\tTerracotta\tS\t1');
    expect(unknown.preview['products_not_found']).toMatchObject([{ row: 2, product: 'ZZ-99' }]);
    expect((await pasted('hello\tworld')).preview.layout).toMatchObject({
      state: 'asked',
      columns: [{ name: '' }, {}],
    });
  });

  const ownSheet = (rows: (string | number | null)[][], type: BookType = 'xlsx') => {
    const book = utils.book_new(utils.aoa_to_sheet(rows), 'Order');
    return Buffer.from(write(book, { type: 'buffer', bookType: type }) as Uint8Array);
  };
  const head = ['Order line', 'Style', 'Shade', 'Sz', 'Amount'];
  const uses = ['none', 'reference', 'colour', 'size', 'quantity'];
  const usesOf = ({ layout }: Preview) => layout?.columns.map(({ use }) => use);
  const send = (rows: (string | number | null)[][], options: Upload = {}) =>
    upload(ownSheet(rows), { list: true, ...options });

  it('may have the buyer’s own columns: what they hold is said once, remembered for the retailer and forgotten again (A-093, S-093, R-286)', async () => {
    const rows = [['Spring order'], [], head, [1, 'LD-01', 'Terracotta', 'S', 3], [2, 'LD-01', 'Terracotta', 'M', 2]];
    const asked = (await send(rows)).preview;
    expect(asked.purchase_order_drafts).toEqual([]);
    expect(asked.layout).toMatchObject({ id: null, state: 'asked', problem: null });
    expect(asked.layout?.columns[1]).toEqual({ column: 1, name: 'Style', samples: ['LD-01'], use: 'reference' });
    expect(usesOf(asked)).toEqual(uses);

    expect((await send(rows, { uses: ['reference', 'colour'] })).status).toBe(422);
    const wrong = (await send(rows, { uses: ['quantity', 'reference', 'colour', 'quantity'] })).status;
    expect(wrong).toBe(422);
    const mistaken = (await send(rows, { uses: ['none', 'reference', 'colour', 'quantity'] })).preview;
    expect(mistaken.layout).toMatchObject({
      state: 'asked',
      problem: expect.stringContaining('S is not a whole') as string,
    });

    const said = (await send(rows, { uses })).preview;
    expect(said.layout).toMatchObject({ state: 'kept' });
    expect(said.purchase_order_drafts).toMatchObject([{ units: 5, products: 1 }]);
    expect((await confirm(said.purchase_order_drafts[0]?.id, true)).status).toBe(200);
    expect(await quantities()).toEqual(['1 S 3', '1 M 2']);

    const later = [head, [7, 'LD-01', 'Terracotta', 'S', 8]];
    const known = await send(later, { who: 'colleague@vitrine.example' });
    expect(known.preview.layout).toMatchObject({ id: said.layout?.id, state: 'recognised' });
    expect(known.preview.purchase_order_drafts).toMatchObject([{ units: 8 }]);
    expect((await send(later)).preview.layout?.state).toBe('recognised');

    const changed = (await send(later, { uses: ['quantity', ...uses.slice(1, 4), 'none'] })).preview;
    expect(changed.layout).toMatchObject({ id: said.layout?.id, state: 'kept' });
    expect((await send(later)).preview.purchase_order_drafts).toMatchObject([{ units: 7 }]);

    const forget = (who = as) =>
      server.call(drafts.forgetLayout, { as: who, params: { layout: said.layout?.id ?? 0 } });
    expect((await forget('rival@vitrine.example')).status).toBe(404);
    expect((await forget()).status).toBe(204);
    expect((await send(later)).preview.layout?.state).toBe('asked');
  });

  it('may have a column for each size, in files and pasted rows; corrected sheets are recognised (M-33)', async () => {
    const rows = [
      ['Item', 'Tint', 'Size S', 'Size M', 'Stock'],
      ['LD-01', 'Terracotta', '-', 2, 9],
      ['Total', '', 0, 2, 9],
    ];
    const wide = ['reference', 'colour', 'size_quantity', 'size_quantity', 'none'];
    expect(usesOf((await send(rows)).preview)).toEqual(wide);
    const missing = [...rows, ['ZZ-99', 'Ink', 1, null, 4]];
    const { preview } = await send(missing, { uses: wide });
    expect(preview['products_not_found']).toMatchObject([{ row: 4, product: 'ZZ-99' }]);
    const corrected = read((await get(`/v1/purchase-order-draft/reasons/${preview.reasons}`)).bytes);
    utils.sheet_add_aoa(corrected.Sheets['Editable list'] ?? {}, [['LD-01', 'Terracotta']], { origin: 'A4' });
    const bytes = Buffer.from(write(corrected, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    const again = (await upload(bytes, { list: true })).preview;
    expect([again.layout?.state, again.purchase_order_drafts[0]?.units]).toEqual(['recognised', 3]);
    const pasted = await upload(Buffer.from(rows.map((row) => row.join('\t')).join('\n')), { field: 'pasted' });
    expect(pasted.preview.layout?.state).toBe('recognised');
  });

  it('name a formula where a reference should be, and need no size where a product has one', async () => {
    const book = read(
      ownSheet([
        ['Style', 'Amount', 'Tint'],
        ['LD-01', 1, 'Terracotta'],
      ]),
    );
    Object.assign(book.Sheets['Order'] ?? {}, { A2: { t: 's', v: 'LD-01', f: 'CONCAT("LD","-01")' } });
    const formula = await upload(Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array), {
      list: true,
      uses: ['reference', 'quantity', 'colour'],
    });
    expect(formula.preview.layout?.problem).toContain('Line 2: type a text or a number instead of a formula.');
    await server.db.query(
      sql`delete from product_size where product_id = 3 and size_id <> (select min(size_id) from product_size where product_id = 3)`,
    );
    const found = await send(
      [
        ['Style', 'Tint', 'Amount'],
        ['WC-03', 'Terracotta', 4],
      ],
      { uses: ['reference', 'colour', 'quantity'] },
    );
    expect(found.preview.layout?.state).toBe('kept');
    await server.db.query(
      sql`insert into product_size select 3, id from size where account_id = 1 on conflict do nothing`,
    );
  });

  it('are read as XLS too (K-83)', async () => {
    const { preview } = await upload(await filled({ E6: 3 }, 'biff8'), { name: 'LIST.XLS' });
    expect(preview.purchase_order_drafts[0]).toMatchObject({ units: 3 });
  });

  const open = async () => {
    await server.call(cart.addProduct, { as, body: { product_variation_id: [1, 5], pricelist_id: 1, quantity: 4 } });
    const { results } = (await server.call(cart.list, { as, query: {} })).body;
    return results[0]?.id ?? 0;
  };

  it('replace the open cart, or add to it (S-095, S-096, K-72)', async () => {
    await open();
    const first = await upload(await filled({ E6: 9, E8: 1 }));
    expect(first.preview.has_opened_cart).toBe(true);
    const added = await confirm(first.preview.purchase_order_drafts[0]?.id, false);
    expect(added.body.data.outcome).toBe('updated');
    expect(await quantities()).toEqual(['1 S 9', '1 M 4', '1 L 4', '3 S 1', '5 S 4', '5 M 4', '5 L 4']);
    const second = await upload(await filled({ F6: 2 }));
    const replaced = await confirm(second.preview.purchase_order_drafts[0]?.id, true);
    expect(replaced.body).toMatchObject({
      message: 'Your cart was successfully replaced',
      data: { outcome: 'replaced' },
    });
    expect(await quantities()).toEqual(['1 M 2']);
  });

  it('come back unchanged: an exported cart that is imported changes nothing (A-092, R-285, R-286, D-091)', async () => {
    const id = await open();
    await server.call(cart.setNote, { as, params: { cartId: id, productId: 1 }, body: { note: '=1+1, gift wrap' } });
    const content = async () => {
      const { collections } = (await server.call(cart.list, { as, query: { cart: id } })).body.results[0] ?? {};
      return JSON.stringify(collections)
        .replaceAll(/"id":\d+,"size"/g, '"size"')
        .replaceAll(/"id":\d+,"quantity":(\d+)/g, '"quantity":$1');
    };
    const before = await content();
    for (const createNewCart of [false, true]) {
      const file = await get(`/v1/purchase-order-draft/cart-export?pricelist_id=1&cart_id=${id}`);
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="Lume - Editable list.xlsx"');
      const { preview } = await upload(file.bytes);
      expect((await confirm(preview.purchase_order_drafts[0]?.id, createNewCart)).status).toBe(200);
      expect(await content()).toBe(before);
    }
  });

  it('remember what was exported: cells that the sheet did not change stay as the cart has them (A-093, R-286, S-095)', async () => {
    const id = await open();
    const file = await get(`/v1/purchase-order-draft/cart-export?pricelist_id=1&cart_id=${id}`);
    const later = async (quantity: number, name: string) =>
      server.db.query(sql`update cart_item set quantity = ${quantity} where variation_id = 1
        and size_id = (select id from size where name = ${name} and account_id = 1)`);
    await later(7, 'M');
    await server.call(cart.setNote, { as, params: { cartId: id, productId: 1 }, body: { note: 'By rail' } });
    const send = async (content: Uint8Array) => {
      const { preview } = await upload(content);
      expect((await confirm(preview.purchase_order_drafts[0]?.id, false)).body.data.outcome).toBe('updated');
      return quantities();
    };
    expect(await send(file.bytes)).toEqual(['1 S 4', '1 M 7', '1 L 4', '5 S 4', '5 M 4', '5 L 4']);
    const book: WorkBook = read(file.bytes);
    utils.sheet_add_aoa(book.Sheets['Editable list'] ?? {}, [[9]], { origin: 'E6' });
    const edited = () => Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    expect(await send(edited())).toEqual(['1 S 9', '1 M 7', '1 L 4', '5 S 4', '5 M 4', '5 L 4']);
    const { results } = (await server.call(cart.list, { as, query: {} })).body;
    expect(JSON.stringify(results)).toContain('By rail');
    // From another cart, every cell counts.
    utils.sheet_add_aoa(book.Sheets['Exported'] ?? {}, [[id + 1]], { origin: 'A1' });
    expect(await send(edited())).toEqual(['1 S 9', '1 M 4', '1 L 4', '5 S 4', '5 M 4', '5 L 4']);
  });

  it('ask where cart and sheet have both changed a quantity since the export, and are taken back whole (A-093, A-094, R-286, S-095, S-096)', async () => {
    const id = await open();
    const file = await get(`/v1/purchase-order-draft/cart-export?pricelist_id=1&cart_id=${id}`);
    const colleague = (quantity: number, name: string) =>
      server.db.query(sql`update cart_item set quantity = ${quantity} where variation_id = 1
        and size_id = (select id from size where name = ${name} and account_id = 1)`);
    await colleague(7, 'S');
    const book: WorkBook = read(file.bytes);
    utils.sheet_add_aoa(book.Sheets['Editable list'] ?? {}, [[9, 5]], { origin: 'E6' });
    const edited = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    const check = async () => (await upload(edited)).preview.purchase_order_drafts[0];
    const draft = await check();
    expect(draft).toMatchObject({
      lines: [{ variation_id: 1, sizes: [{ name: 'M', quantity: 5, in_cart: 4 }], note: null }],
      unchanged: 1,
      conflicts: [{ variation_id: 1, size: 'S', exported: 4, in_cart: 7, in_sheet: 9 }],
    });
    const [conflict] = (draft?.conflicts ?? []) as { variation_id: number; size_id: number }[];
    const send = (of: string | undefined, take?: 'cart' | 'sheet', create_new_cart = false) => {
      const cell = { variation_id: conflict?.variation_id ?? 0, size_id: conflict?.size_id ?? 0 };
      const choices = take && [{ ...cell, take }];
      return server.call(drafts.confirmImport, {
        as,
        body: { purchase_order_drafts: [{ id: of ?? '' }], create_new_cart, choices },
      });
    };
    const undo = (of: string | undefined, who = as) =>
      server.call(drafts.undoImport, { as: who, body: { id: of ?? '' } });
    const rest = ['1 L 4', '5 S 4', '5 M 4', '5 L 4'];
    const before = ['1 S 7', '1 M 4', ...rest];

    expect((await send(draft?.id)).status).toBe(200);
    expect(await quantities()).toEqual(['1 S 7', '1 M 5', ...rest]);
    expect((await undo(draft?.id, 'colleague@vitrine.example')).status).toBe(404);
    expect((await undo(draft?.id)).body.data).toEqual({ id, kept: 0 });
    expect(await quantities()).toEqual(before);
    expect((await undo(draft?.id)).body.data).toEqual({ id, kept: 0 });

    const second = await check();
    await send(second?.id, 'sheet');
    expect(await quantities()).toEqual(['1 S 9', '1 M 5', ...rest]);
    await colleague(8, 'M');
    expect((await undo(second?.id)).body.data).toEqual({ id, kept: 1 });
    expect(await quantities()).toEqual(['1 S 7', '1 M 8', ...rest]);
    await colleague(4, 'M');

    for (const [take, units] of [
      ['cart', 7],
      ['sheet', 9],
    ] as const) {
      const third = await check();
      await send(third?.id, take, true);
      expect(await quantities()).toEqual([`1 S ${units}`, '1 M 5', ...rest]);
      await undo(third?.id);
      expect(await quantities()).toEqual(before);
    }

    const late = await check();
    await colleague(3, 'M');
    const { status, problem } = await send(late?.id);
    expect([status, problem.message]).toEqual([409, expect.stringContaining('has changed')]);
    expect(await quantities()).toEqual(['1 S 7', '1 M 3', ...rest]);
  });

  it('are taken back with the cart that they opened, or with the products that they replaced (A-094, S-096, S-097)', async () => {
    const undo = async (id: string | undefined) =>
      (await server.call(drafts.undoImport, { as, body: { id: id ?? '' } })).body.data;
    const first = (await upload(await filled({ E6: 3 }))).preview.purchase_order_drafts[0]?.id;
    await confirm(first, true);
    expect(await undo(first)).toEqual({ id: null, kept: 0 });
    expect(await quantities()).toEqual([]);
    const id = await open();
    await server.call(cart.setNote, { as, params: { cartId: id, productId: 1 }, body: { note: 'By rail' } });
    const before = await quantities();
    const second = (await upload(await filled({ E8: 2 }))).preview.purchase_order_drafts[0]?.id;
    await confirm(second, true);
    expect(await quantities()).toEqual(['3 S 2']);
    expect(await undo(second)).toEqual({ id, kept: 0 });
    expect(await quantities()).toEqual(before);
    expect(JSON.stringify((await server.call(cart.list, { as, query: {} })).body)).toContain('By rail');
    const third = (await upload(await filled({ E6: 9 }))).preview.purchase_order_drafts[0]?.id;
    await confirm(third, false);
    await server.call(cart.remove, { as, params: { cartId: id } });
    expect((await server.call(drafts.undoImport, { as, body: { id: third ?? '' } })).status).toBe(409);
  });

  it('name every row that does not fit, and give the sheet back with reasons (M-33, X-051, X-052, X-053, S-094)', async () => {
    await server.db.query(sql`delete from product_size where product_id = 3`);
    const { preview } = await upload(await filled({ C6: 'XX-99', E6: 1, D7: 'Pink', A7: '', E7: 2, E10: 4 }));
    expect(preview).toMatchObject({
      products_not_found: [{ row: 6, product: 'XX-99', variation: 'Terracotta' }],
      products_variation_or_size_not_found: [{ row: 7, product: 'LD-01', variation: 'Pink' }],
      products_with_no_size: [{ row: 10, product: 'WC-03' }],
      purchase_order_drafts: [],
    });
    const path = `/v1/purchase-order-draft/reasons/${preview.reasons}`;
    const sheet = read((await get(path)).bytes).Sheets['Editable list'] ?? {};
    const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
    expect(rows[4]?.at(-1)).toBe('Reason');
    expect([rows[5]?.at(-1), rows[6]?.at(-1)]).toEqual(['Not found in collection', 'Variation or size not found']);
    expect((await get(path, 'colleague@vitrine.example')).status).toBe(404);
    await server.db.query(sql`insert into product_size select 3, id from size where account_id = 1`);
  });

  it('lower what is more than the stock, and say so', async () => {
    const { preview } = await upload(await filled({ E6: 500 }));
    expect(preview.purchase_order_drafts[0]).toMatchObject({
      units: 100,
      reduced: [{ row: 6, size: 'S', quantity: '500', available: 100 }],
    });
  });

  it('refuse files that are something else, too large inside, or carry programs (V-049, V-050, D-095, X-054, X-055)', async () => {
    const invalid = 'Invalid file! The uploaded file is invalid.';
    const say = async (content: Uint8Array, name?: string) =>
      (await upload(content, { name })).errors?.['file']?.[0] ?? '';
    expect(await say(Buffer.from('a;b'), 'list.csv')).toBe('Invalid extension! Only XLSX and XLS files are accepted.');
    expect(await say(Buffer.from('a;b'))).toBe(invalid);
    expect(await say(Buffer.from('<table><tr><td>1'), 'list.xls')).toBe(invalid);
    expect(await say((await filled({})).subarray(0, 3000))).toBe(invalid);
    const bomb = await zip([{ path: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(70_000_000) }]);
    expect(await say(bomb)).toContain('too large when unpacked');
    expect(await say(await zip([{ path: 'xl/vbaProject.bin', content: 'x' }]))).toContain('macros');
    expect(await say(await filled({}))).toContain('No quantity is filled in');
    expect(await say(await filled({ E6: 'two', F6: -1, G6: 1.5 }))).toContain(
      'Line 6, size S: two is not a whole number',
    );
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('need a file or pasted rows (V-050)', async () => {
    const sent = await server.fetch('/v1/purchase-order-draft/pre-import', {
      method: 'POST',
      headers: { ...(await headers(as)), 'content-type': 'multipart/form-data; boundary=empty-form' },
      body: Buffer.from(
        '--empty-form\r\ncontent-disposition: form-data; name="seller_id"\r\n\r\n1\r\n--empty-form--\r\n',
      ),
    });
    expect([sent.status, Object.keys((sent.json as { errors?: object }).errors ?? {})]).toEqual([422, ['file']]);
  });

  it('are confirmed by their maker alone, as long as the products are on offer (M-35, X-056)', async () => {
    const { preview } = await upload(await filled({ E6: 1 }));
    const id = preview.purchase_order_drafts[0]?.id;
    for (const who of ['colleague@vitrine.example', 'rival@vitrine.example']) {
      const { status, problem } = await confirm(id, true, who);
      expect([status, problem.errors?.['purchase_order_drafts']?.[0]]).toEqual([
        422,
        expect.stringContaining('no longer available'),
      ]);
    }
    await server.db.query(sql`update product set is_active = false where id = 1`);
    const { status, problem } = await confirm(id, true);
    expect([status, problem.errors?.['purchase_order_drafts']?.[0]]).toEqual([
      422,
      expect.stringContaining('no longer on offer'),
    ]);
    await server.db.query(sql`update product set is_active = true where id = 1`);
    expect((await confirm(id, true)).status).toBe(200);
  });

  it('are for approved retailers alone (P-021, P-022, P-023, P-024, V-051, V-052, V-053, R-252)', async () => {
    const file = await filled({ E6: 1 });
    const id = await open();
    const paths = [list, `/v1/purchase-order-draft/cart-export?pricelist_id=1&cart_id=${id}`];
    for (const path of paths) expect((await get(path)).status).toBe(200);
    for (const who of ['review@vitrine.example', 'seller@vitrine.example']) {
      for (const path of paths) expect((await get(path, who)).status).toBe(403);
      expect((await upload(file, { who })).status).toBe(403);
    }
    expect((await server.fetch(list)).status).toBe(401);
    expect((await get(paths[1] ?? '', 'rival@vitrine.example')).status).toBe(404);
    expect((await upload(file, { seller: 3 })).status).toBe(404);
  });
});
