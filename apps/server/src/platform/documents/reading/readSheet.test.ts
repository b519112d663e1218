import { CFB, read, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { ordinary, vastBombs } from '../../../testing/bombs/bombs.ts';
import { readSheet } from './readSheet.ts';

const fileOf = (content: Uint8Array, name = 'list.xlsx') => new File([new Uint8Array(content)], name);

describe('Reading a spreadsheet', () => {
  it('ends when its time is over, and the next file is read (D-095)', async () => {
    const [, make] = vastBombs().find(([what]) => what === '300,000 numbers') ?? [];
    const slow = fileOf((await make?.()) ?? new Uint8Array());
    const limits = { rows: 5000, milliseconds: 20 };
    // More files than are read at a time: each that is given up makes room.
    const said = await Promise.all([1, 2, 3, 4].map(() => readSheet({ language: 'en' }, slow, limits)));
    expect(said).toEqual(said.map(() => ({ problem: 'tooLong' })));
    expect(await readSheet({ language: 'en' }, fileOf(ordinary()), { rows: 5000 })).toMatchObject({
      rows: [{}, {}, {}],
    });
  });

  it('refuses an XLS that carries programs (D-095, K-83)', async () => {
    const macros = CFB.utils.cfb_new();
    CFB.utils.cfb_add(macros, '/VBA/dir', Buffer.from('a program'));
    const vbaraw = CFB.write(macros, { type: 'buffer' }) as Buffer;
    const xls = (more: object) =>
      fileOf(
        write({ ...read(ordinary()), ...more }, { type: 'buffer', bookType: 'biff8', bookVBA: true }) as Uint8Array,
        'list.xls',
      );
    expect(await readSheet({ language: 'en' }, xls({}), { rows: 10 })).toMatchObject({ rows: [{}, {}, {}] });
    expect(await readSheet({ language: 'en' }, xls({ vbaraw }), { rows: 10 })).toEqual({ problem: 'macros' });
  });
});
