import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { keysOf } from '../testing/keysOf.ts';
import { folder, isUntouched, newDatabase, newFiles, newPath, sourceOf } from './backup.fixture.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

describeEngines('a backup', (server) => {
  it('holds one moment, though people write meanwhile', async () => {
    const from = await sourceOf(server.db);
    const path = newPath();
    let stop = false;
    const write = async (): Promise<void> => {
      for (let at = 1; !stop; at += 1) {
        // The embedded engine answers at once: nothing else would have a turn.
        await nextTurn();
        await from.db.transaction(async (tx) => {
          await tx.query(
            sql`insert into attempt (key, free_at, window_ends_at, count) values (${`moment ${at}`}, now(), now(), 1)`,
          );
          await tx.query(
            sql`update account set settings = settings || jsonb_build_object('moment', ${at}::int) where id = 1`,
          );
        });
      }
    };
    const writing = write();
    await writeBackup(from, path);
    stop = true;
    await writing;
    const db = await newDatabase();
    await restoreBackup({ db, files: newFiles() }, path);
    const [row] = await db.query<{ same: boolean }>(sql`
      select coalesce((select (settings ->> 'moment')::int from account where id = 1), 0) = (select count(*) from attempt where key like 'moment %') as same`);
    expect(row?.same).toBe(true);
  });

  it('leaves nothing of itself when a disk becomes full in the middle', async () => {
    const from = await sourceOf(server.db);
    const path = newPath();
    await writeBackup(from, path);
    const files = newFiles();
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const filling = {
      ...files,
      put: (key: string, content: Uint8Array, type: string) =>
        key.startsWith('private') ? Promise.reject(full) : files.put(key, content, type),
    };
    const db = await newDatabase();
    await expect(restoreBackup({ db, files: filling }, path)).rejects.toThrow(
      'A disk is full, so nothing was restored',
    );
    expect(await isUntouched(db)).toBe(true);
    expect(await keysOf(files)).toEqual([]);

    const place = join(folder, `full-${server.engine}`);
    await mkdir(place);
    if (!existsSync('/dev/full')) return;
    await symlink('/dev/full', join(place, 'a.part'));
    await expect(writeBackup(from, join(place, 'a'))).rejects.toThrow('The disk is full, so no backup was made');
    expect(await readdir(place)).toEqual([]);
  });
});
