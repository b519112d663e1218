import { appendFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';

const scratch = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), 'vitrine-journal-')), 'orders.jsonl');
const record = (number: number) => ({ kind: 'order', data: { number } });

describe('the journal', () => {
  it('gives back what was appended, in order, after it was opened again', async () => {
    const path = await scratch();
    const journal = await openJournal(path);
    await Promise.all([1, 2, 3].map((number) => journal.append(record(number))));
    await journal.append(record(4));
    await journal.close();
    const again = await openJournal(path);
    expect(await again.read()).toEqual([1, 2, 3, 4].map(record));
    await again.close();
  });

  it('leaves out a line that a power loss cut short, and keeps what comes after', async () => {
    const path = await scratch();
    const journal = await openJournal(path);
    await journal.append(record(1));
    await journal.close();
    await appendFile(path, '{"kind":"order","da');
    const again = await openJournal(path);
    await again.append(record(2));
    expect(await again.read()).toEqual([record(1), record(2)]);
    await again.close();
  });
});
