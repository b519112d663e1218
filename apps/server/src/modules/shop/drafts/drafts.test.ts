import { read, utils, write } from '@e965/xlsx';
import type { BookType, WorkBook } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { readZip } from '../../../platform/documents/reading/readZip.ts';
import { zip } from '../../../platform/documents/xlsx/zip.ts';
import { describeEngines } from '../../../testing/index.ts';

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
    /** The sheet that the buyer has chosen. */
    sheet?: string;
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
      sheet,
      list: named = field === 'pasted',
    }: Upload = {},
  ) => {
    const boundary = 'form-of-a-test';
    const part = (of: string, rest = '') =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${of}"${rest}\r\n\r\n`;
    const pricelist = named ? `${part('pricelist_id')}1\r\n` : '';
    const chosen = sheet === undefined ? '' : `${part('sheet')}${sheet}\r\n`;
    const said = chosen + uses.map((use) => `${part('uses')}${use}\r\n`).join('');
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

  /** The parts of a file, as text. */
  const partsOf = async (bytes: Buffer) => {
    const parts = await readZip(bytes);
    if (typeof parts === 'string') throw new Error(`The file is ${parts}.`);
    return (path: string) => parts.get(path)?.toString() ?? '';
  };

  /** Which cells of a sheet can be changed once it is protected. */
  const unlockedCells = (sheet: string, styles: string): string[] => {
    const formats = /<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0].match(/<xf [^>]*?(?:\/>|[^/]>.*?<\/xf>)/gs) ?? [];
    return [...sheet.matchAll(/<c r="(\w+)" s="(\d+)"/g)]
      .filter(([, , style]) => formats[Number(style)]?.includes('<protection locked="0"/>'))
      .map(([, address]) => address ?? '');
  };

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

    const part = await partsOf(bytes);
    const [shown = '', stock] = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map(part);
    for (const sheet of [shown, stock]) expect(sheet).toMatch(/<sheetProtection sheet="1" objects="1"/);
    expect(shown).not.toMatch(/<(?:col|row) [^>]*(?:style|s)=/);
    const lines = rows.slice(5, -1).map((_, at) => at + 6);
    expect(lines).toHaveLength(6);
    const inputs = lines.flatMap((row) => ['E', 'F', 'G', 'K'].map((column) => `${column}${row}`));
    expect(unlockedCells(shown, part('xl/styles.xml'))).toEqual(inputs);
  });

  it('show the goods beside their rows where that is asked for, and are read like the others (R-251, D-091)', async () => {
    const picture = (seed: number) => `/media/drawn/cover.eeddcc-aa3355.${seed}.square/{w}.webp`;
    await server.db.query(sql`update product_image set picture = ${picture(1)} where variation_id in (1, 2)`);
    await server.db.query(sql`update product_image set picture = ${picture(2)} where variation_id = 3`);
    const { bytes } = await get(`${list}&pictures=true`);
    const book = read(bytes);
    const rows = utils.sheet_to_json<string[]>(book.Sheets['Editable list'] ?? {}, { header: 1, raw: false });
    expect(rows[2]?.slice(2)).toEqual(['Price list', 'USD']);
    expect(rows[4]?.slice(0, 6)).toEqual(['Picture', 'Code', 'Product', 'Reference', 'Colour', 'S']);
    expect(book.Sheets['Editable list']?.['I6']).toMatchObject({ f: 'SUM(F6:H6)' });
    expect(['F6', 'G6'].map((address) => book.Sheets['Stock']?.[address]?.v as unknown)).toEqual([100, 100]);
    const part = await partsOf(bytes);
    const drawing = part('xl/drawings/drawing1.xml');
    const places = [...drawing.matchAll(/<xdr:col>(\d+)<.*?<xdr:row>(\d+)<.*?descr="([^"]*)".*?r:embed="rId(\d+)"/g)];
    // What cannot be read has no picture.
    expect(places.map(([, column, row]) => [column, row])).toEqual(['5', '6', '7'].map((row) => ['0', row]));
    expect(places.map(([, , , name]) => name)[0]).toBe('Linen dress Terracotta');
    expect(places.map(([, , , , media]) => media)).toEqual(['1', '1', '2']);
    expect(part('xl/media/image2.jpeg').length).toBeGreaterThan(500);

    utils.sheet_add_aoa(book.Sheets['Editable list'] ?? {}, [[3]], { origin: 'F6' });
    const edited = await upload(Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array));
    expect(edited.preview.purchase_order_drafts).toMatchObject([{ units: 3 }]);
  });

  it('let a spreadsheet take whole numbers from 0 up to the stock alone, and add up what is typed (R-251, D-091)', async () => {
    const { bytes } = await get(list);
    const part = await partsOf(bytes);
    const sheet = read(bytes, { cellFormula: true }).Sheets['Editable list'] ?? {};
    const total = utils.sheet_to_json(sheet, { header: 1 }).length;
    const last = total - 1;
    const limits = part('xl/worksheets/sheet1.xml').match(/<dataValidation .*?<\/dataValidation>/gs);
    expect(limits).toHaveLength(1);
    for (const said of [
      'type="whole"',
      'operator="between"',
      'showErrorMessage="1"',
      `sqref="E6:G${last}"`,
      '<formula1>0</formula1>',
      "<formula2>'Stock'!E6</formula2>",
    ])
      expect(limits?.[0]?.replaceAll('&apos;', "'")).toContain(said);
    const formula = (address: string) => (sheet[address] as { f?: string } | undefined)?.f;
    expect(['H6', 'J6'].map(formula)).toEqual(['SUM(E6:G6)', 'H6*I6']);
    for (const column of ['E', 'F', 'G', 'H', 'J'])
      expect(formula(`${column}${total}`)).toBe(`SUM(${column}6:${column}${last})`);
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

  it('take up to 5,000 rows that are pasted (D-095)', async () => {
    const paste = (count: number) =>
      upload(Buffer.from('LD-01\tTerracotta\tS\t1\n'.repeat(count)), { field: 'pasted', name: 'rows.txt' });
    const most = await paste(5000);
    expect([most.status, most.preview.purchase_order_drafts]).toMatchObject([
      200,
      [{ units: 100, repeated: { length: 5000 } }],
    ]);
    const { status, errors } = await paste(5001);
    expect([status, errors]).toEqual([
      422,
      { file: ['There are more than 5000 lines. Import fewer lines at a time.'] },
    ]);
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

  it('of which several have the order are asked about with their first rows; the chosen one is read (A-093)', async () => {
    const book = utils.book_new(utils.aoa_to_sheet([['Order of the shops in Lisbon'], ['Please confirm']]), 'Cover');
    utils.book_append_sheet(book, utils.aoa_to_sheet([head, [1, 'LD-01', 'Terracotta', 'S', 3]]), 'Lisbon');
    utils.book_append_sheet(book, utils.aoa_to_sheet([[], head, [1, 'LD-01', 'Terracotta', 'M', 4]]), 'Porto');
    const file = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    const asked = (await upload(file, { list: true })).preview;
    expect(asked).toMatchObject({ purchase_order_drafts: [], layout: null, account: null, notes: [] });
    expect(asked['sheets']).toEqual([
      { name: 'Lisbon', rows: [{ row: 1, cells: head }, expect.any(Object)] },
      {
        name: 'Porto',
        rows: [
          { row: 2, cells: head },
          { row: 3, cells: ['1', 'LD-01', 'Terracotta', 'M', '4'] },
        ],
      },
    ]);
    const { preview } = await upload(file, { list: true, sheet: 'Porto', uses });
    expect(preview).toMatchObject({ sheets: [], purchase_order_drafts: [{ units: 4 }] });
    expect(preview['notes']).toEqual(['Other sheets of the file were not read: Lisbon.']);
    await server.db.query(sql`delete from import_layout`);
  });

  it('with GTINs and quantities alone fill the right cells; a wrong digit and a GTIN of something else are named (A-093, D-095)', async () => {
    await server.db.query(sql`
      insert into gtin (variation_id, size_id, brand_id, code) values (1, 1, 1, '036000291452'), (1, 2, 1, '7891000315507')`);
    // Spreadsheets take the zero from what is a number to them.
    const rows = [
      ['EAN', 'Pieces'],
      [36000291452, 3],
      ['7891000-315507', 2],
    ];
    const asked = (await send(rows)).preview;
    expect(usesOf(asked)).toEqual(['gtin', 'quantity']);
    const { preview } = await send(rows, { uses: ['gtin', 'quantity'] });
    expect((await confirm(preview.purchase_order_drafts[0]?.id, true)).status).toBe(200);
    expect(await quantities()).toEqual(['1 S 3', '1 M 2']);
    const wrong = [
      ['EAN', 'Style', 'Pieces'],
      ['036000291453', '', 1],
      ['036000291452', 'WC-03', 1],
    ];
    const told = (await send(wrong, { uses: ['gtin', 'reference', 'quantity'] })).preview;
    expect(told['rows_not_read']).toMatchObject([
      { row: 2, quantity: '036000291453', reason: expect.stringMatching(/^Not a GTIN/) as string },
      { row: 3, quantity: '036000291452', reason: expect.stringMatching(/^The GTIN is of another product/) as string },
    ]);
    const listed = read((await get(list)).bytes).Sheets['Editable list'] ?? {};
    const [names = [], first = []] = utils.sheet_to_json<string[]>(listed, { header: 1, range: 4, raw: false });
    expect([names.slice(-2), first.slice(-2)]).toEqual([
      ['GTIN S', 'GTIN M'],
      ['036000291452', '7891000315507'],
    ]);
    await server.db.query(sql`delete from gtin`);
  });

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
      problem: expect.stringContaining('(S): Not a whole') as string,
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

  it('of 5,000 rows are previewed, and longer ones are refused (D-095)', async () => {
    const rows = [
      head,
      ...Array.from({ length: 4999 }, (_, at) => [
        at,
        'LD-01',
        'Terracotta',
        ['S', 'M', 'L'][at % 3] ?? '',
        1 + (at % 50),
      ]),
    ];
    const content = ownSheet(rows);
    const { preview } = await upload(content, { list: true, uses });
    expect(preview.purchase_order_drafts).toMatchObject([{ products: 1 }]);
    const { status, errors } = await send([...rows, head], { uses });
    expect([status, errors?.['file']?.[0]]).toEqual([422, expect.stringContaining('There are more than 5000 lines.')]);
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
    expect(formula.preview.layout?.problem).toContain('): Type a text or a number instead of a formula.');
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

  const reasonRows = async ({ reasons }: Preview) => {
    const book = read((await get(`/v1/purchase-order-draft/reasons/${reasons}`)).bytes);
    return utils.sheet_to_json<string[]>(book.Sheets['Editable list'] ?? {}, { header: 1, raw: false });
  };

  it('come back with a reason for every quantity that is no whole number, and nothing is imported (M-33, S-094)', async () => {
    const book = read(await filled({ E6: 'two', F6: -1, G6: 1.5, E7: 3, E8: 'x', F8: 'y', G8: 'z', E9: 1 }));
    Object.assign(book.Sheets['Editable list'] ?? {}, { F7: { t: 'n', v: 4, f: '2+2' } });
    const { status, preview } = await upload(
      Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array),
    );
    const wrong = 'Not a whole number of 0 or more';
    expect([status, preview.purchase_order_drafts]).toEqual([200, []]);
    expect(preview['rows_not_read']).toEqual([
      { row: 6, product: 'LD-01', variation: 'Terracotta', size: 'S', quantity: 'two', reason: wrong },
      { row: 6, product: 'LD-01', variation: 'Terracotta', size: 'M', quantity: '-1', reason: wrong },
      { row: 6, product: 'LD-01', variation: 'Terracotta', size: 'L', quantity: '1.5', reason: wrong },
      expect.objectContaining({ row: 7, size: 'M', quantity: '=2+2', reason: 'Type a number instead of a formula' }),
      ...['x', 'y', 'z'].map((quantity) => expect.objectContaining({ row: 8, quantity, reason: wrong }) as unknown),
    ]);
    const rows = await reasonRows(preview);
    expect(rows[5]?.at(-1)).toBe(`Size S: ${wrong}; Size M: ${wrong}; Size L: ${wrong}`);
    expect(rows[6]?.slice(4, 6)).toEqual(['3', '=2+2']);
    expect(rows[6]?.at(-1)).toBe('Size M: Type a number instead of a formula');
    expect(rows[7]?.at(-1)).toBe(`Size S: ${wrong}; Size M: ${wrong}; Size L: ${wrong}`);
    expect(await quantities()).toEqual([]);
  });

  it('name a row with quantities whose code and reference are blank or a formula, and leave out the row of totals (M-33, S-094)', async () => {
    const book = read(await filled({ A6: '', C6: '', E6: 2, E8: 1, E10: 5 }));
    const sheet = book.Sheets['Editable list'] ?? {};
    Object.assign(sheet, { C8: { t: 's', v: 'LD-01', f: 'CONCAT("LD","-01")' } });
    const file = () => Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    const { preview } = await upload(file());
    expect(preview.purchase_order_drafts).toEqual([]);
    expect(preview['rows_not_read']).toMatchObject([
      { row: 6, product: 'Linen dress', variation: 'Terracotta', reason: 'The reference is missing' },
      { row: 8, reason: 'Type a text or a number instead of a formula' },
    ]);
    expect((await reasonRows(preview))[5]?.at(-1)).toBe('The reference is missing');
    utils.sheet_add_aoa(sheet, [['LD-01']], { origin: 'C6' });
    delete sheet['E8'];
    expect((await upload(file())).preview.purchase_order_drafts).toMatchObject([{ units: 7 }]);
  });

  it('of the buyer’s own columns come back with reasons too, and are read whole once they are right (M-33, S-094)', async () => {
    const rows = [head, [1, 'LD-01', 'Terracotta', 'S', 3], [2, null, null, 'M', 'two'], [], [3, null, null, 'L', 1]];
    const { preview } = await send(rows, { uses });
    expect(preview.purchase_order_drafts).toEqual([]);
    expect(preview['rows_not_read']).toMatchObject([
      { row: 3, product: 'LD-01', variation: 'Terracotta', size: 'M', quantity: 'two' },
      { row: 5, product: '', reason: 'The reference is missing' },
    ]);
    expect((await reasonRows(preview)).map((row) => row.at(-1))).toEqual([
      'Reason',
      '3',
      'Size M: Not a whole number of 0 or more',
      undefined,
      'The reference is missing',
    ]);
    const right = [head, [1, 'LD-01', 'Terracotta', 'S', 3], [2, null, null, 'M', 2]];
    expect((await send(right)).preview).toMatchObject({
      layout: { state: 'recognised' },
      purchase_order_drafts: [{ units: 5, products: 1 }],
    });
    const none = (await send([head, [1, 'LD-01', 'Terracotta', 'S', 'two']])).preview;
    expect(none.layout).toMatchObject({
      state: 'asked',
      problem: expect.stringContaining('(two): Not a whole') as string,
    });
    expect((await reasonRows(none))[1]?.at(-1)).toContain('Not a whole number');
  });

  it('lower what is more than the stock, and say so', async () => {
    const { preview } = await upload(await filled({ E6: 500 }));
    expect(preview.purchase_order_drafts[0]).toMatchObject({
      units: 100,
      reduced: [{ row: 6, size: 'S', quantity: '500', available: 100 }],
    });
  });

  it('add up quantities of one size, name each, and account for every number of the sheet', async () => {
    const rows = [head, [1, 'LD-01', 'Terracotta', 'S', 2], [2, 'LD-01', 'Terracotta', 'S', 5]];
    const { preview } = await send([...rows, ['Total', '', '', '', 7], []], { uses });
    expect(preview.purchase_order_drafts[0]).toMatchObject({
      units: 7,
      repeated: [
        { row: 2, product: 'LD-01', size: 'S', quantity: '2' },
        { row: 3, product: 'LD-01', size: 'S', quantity: '5' },
      ],
    });
    expect(preview['account']).toEqual({
      said: 14,
      taken: 7,
      left: [{ row: 4, units: 7, why: 'total', reason: 'A sum of other lines' }],
    });
  });

  it('refuse files that are something else, too large inside, or carry programs (V-049, V-050, D-095, X-054, X-055)', async () => {
    const invalid = 'Invalid file! The uploaded file is invalid.';
    const say = async (content: Uint8Array, name?: string) =>
      (await upload(content, { name })).errors?.['file']?.[0] ?? '';
    expect(await say(Buffer.from('a;b'), 'list.numbers')).toBe(
      'Invalid extension! Only XLSX and XLS files are accepted. The file was saved by Numbers. Export it from Numbers as Excel, and choose that file.',
    );
    expect(await say((await filled({})).subarray(0, 3000))).toBe(
      `${invalid} The file is damaged or incomplete. Download or save it again.`,
    );
    const bomb = await zip([{ path: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(70_000_000) }]);
    expect(await say(bomb)).toContain('too large when unpacked');
    expect(await say(await zip([{ path: 'xl/vbaProject.bin', content: 'x' }]))).toContain('macros');
    expect(await say(await filled({}))).toContain('No quantity is filled in');
    expect(await say(await filled({ E6: 1, K6: 'x'.repeat(2001) }))).toContain(
      'Line 6, column K: the text has more than 2000 characters',
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

  it('are what was checked, whatever a client sends back of them, at the prices of now (M-35, X-056)', async () => {
    const { preview } = await upload(await filled({ E6: 3 }));
    const [draft] = preview.purchase_order_drafts as unknown as [Record<string, unknown> & { id: string }];
    const { id } = draft;
    const send = (of: object, more: object = {}) =>
      server.call(drafts.confirmImport, {
        as,
        body: { purchase_order_drafts: [of], create_new_cart: true, ...more } as never,
      });
    // The name of a draft is guessed no more than a password is.
    for (const at of id.split('').keys()) {
      const other = `${id.slice(0, at)}${id[at] === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`;
      expect((await send({ ...draft, id: other })).status).toBe(422);
    }
    for (const wrong of ['', id.slice(1), `${id}A`, id.toLowerCase(), `${id}'`, 1, null, [id], { id }])
      expect((await send({ ...draft, id: wrong })).status).toBe(422);
    expect((await send({ id }, { purchase_order_drafts: [{ id }, { id }] })).status).toBe(422);
    expect(await quantities()).toEqual([]);

    await server.db.query(sql`update price set wholesale_cents = 4321 where product_id = 1 and pricelist_id = 1`);
    const forged = {
      ...Object.fromEntries(Object.keys(draft).map((field) => [field, 9])),
      lines: [{ variation_id: 3, product_id: 1, price: 0.01, sizes: [{ name: 'S', quantity: 90 }], quantity: 90 }],
      conflicts: [{ variation_id: 13, size_id: 1, in_sheet: 90 }],
      seller: { id: 2 },
      pricelist: { id: 2 },
      brand_id: 2,
      pricelist_id: 2,
      retailer_id: 2,
      member_id: 3,
      unit_cents: 1,
      content: [],
      id,
    };
    const choices = [1, 3, 13].map((variation_id) => ({ variation_id, size_id: 1, take: 'cart' }));
    expect((await send(forged, { choices, seller_id: 2, pricelist_id: 2, retailer_id: 2 })).status).toBe(200);
    expect(await quantities()).toEqual(['1 S 3']);
    const [mine] = (await server.call(cart.list, { as, query: {} })).body.results;
    expect(mine).toMatchObject({ seller: { id: 1 }, pricelist: { id: 1 } });
    expect(mine?.collections[0]?.products[0]?.wholesale_price.amount).toBe(43.21);
    expect(await server.db.query(sql`select retailer_id from cart`)).toEqual([{ retailer_id: 1 }]);
    await server.db.query(sql`update price set wholesale_cents = 1000 where product_id = 1 and pricelist_id = 1`);
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
