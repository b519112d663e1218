import { migrate, openPglite } from '@vitrine/server/testing';
import { expect, it } from 'vitest';
import { digest } from './digest.ts';
import { fill } from './seed.fixture.ts';

const filled = async (): Promise<string[]> => {
  const db = await openPglite();
  await migrate(db);
  await fill(db);
  const rows = await digest(db);
  await db.close();
  return rows;
};

it('the demo marketplace is the same every time', async () => {
  expect(await filled()).toEqual(await filled());
});
