import { read, utils, write as writeBook } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import type { SheetReport } from '@vitrine/api/client';
import { vi } from 'vitest';
import type { TestServer } from './server.ts';

const seller = 'seller@vitrine.example';

/** Where the catalogue's spreadsheet is downloaded and sent back. */
export const sheetPath = '/v1/admin/brand/catalogue-sheet';

export const sheetHead =
  'Reference,Product (English),Collection,Category,Segment,Days until delivery,Sizes,Colour,Colour code,Wholesale USD,Retail USD,Stock S,Stock M';

/** A CSV without what was downloaded. */
export const sheetOf = (lines: readonly string[], name = 'catalogue.csv'): File =>
  new File([[sheetHead, ...lines].join('\n')], name);

/** Types into cells of a downloaded workbook, each found by its line and the name of its column. */
export const edit = async (
  file: File,
  changes: readonly { reference: string; colour: string; column: string; value: string | number | null }[],
): Promise<File> => {
  const book = read(await file.arrayBuffer());
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  const head = rows.findIndex((row) => row[0] === 'Reference');
  const at = (column: string): number => rows[head]?.indexOf(column) ?? -1;
  for (const { reference, colour, column, value } of changes) {
    const r = rows.findIndex((row) => row[0] === reference && row[at('Colour')] === colour);
    const address = utils.encode_cell({ r, c: at(column) });
    if (value === null) delete sheet[address];
    else sheet[address] = { t: typeof value === 'number' ? 'n' : 's', v: value };
  }
  return new File([writeBook(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], file.name);
};

/** Sends spreadsheets of the catalogue as the browser does, and waits for their jobs. */
export const createSheetCalls = (server: TestServer) => {
  const headersOf = async (who: string) => ({
    authorization: `Bearer ${await server.token(who)}`,
    'x-account-hash': 'vitrine',
  });
  const upload = async (file: File, who = seller, uses: readonly string[] = [], sheet?: string) => {
    const body = new FormData();
    body.append('file', file);
    for (const use of uses) body.append('uses', use);
    if (sheet !== undefined) body.append('sheet', sheet);
    const headers = await headersOf(who);
    const answer = await fetch(`${server.origin}${sheetPath}`, { method: 'POST', headers, body });
    const sent = (await answer.json()) as { data?: { job: number }; message?: string };
    return { status: answer.status, job: sent.data?.job ?? 0, message: sent.message };
  };
  const finished = (id: number, who = seller) =>
    vi.waitFor(
      async () => {
        const { body } = await server.call(contract.jobs.read, { as: who, params: { id } });
        if (!body.data.finished_at) throw new Error('The job is not done yet.');
        return { ...body.data, report: body.data.data as SheetReport | null };
      },
      { timeout: 60_000, interval: 50 },
    );
  const check = async (file: File, who = seller, uses?: readonly string[], sheet?: string) => {
    const { job } = await upload(file, who, uses, sheet);
    return { job, ...(await finished(job, who)) };
  };
  const apply = async (job: number) => {
    const { body } = await server.call(contract.brandSheets.apply, { as: seller, body: { job } });
    return finished(body.data.job);
  };
  /** Checks what taking an import back changes. */
  const undo = async (id: number) => {
    const { body } = await server.call(contract.brandSheets.undo, { as: seller, params: { import: id } });
    return { job: body.data.job, ...(await finished(body.data.job)) };
  };
  const write = async (file: File) => apply((await check(file)).job);
  /** A file that the API answers with, under the name that it gives. */
  const download = async (path = sheetPath, who = seller) => {
    const answer = await fetch(`${server.origin}${path}`, { headers: await headersOf(who) });
    const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    return new File([await answer.arrayBuffer()], name);
  };
  return { upload, check, apply, undo, write, download };
};
