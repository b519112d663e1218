import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openInbox, type Inbox } from '../../testing/inbox.ts';
import { startVictim, type Victim } from '../../testing/killer.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/ownDatabase.ts';
import { report } from '../../testing/report.ts';
import { casesOf, usualEngines } from '../../testing/tier.ts';

/** How often each engine is killed; `MAIL_KILLS=50` does it more often. */
const rounds = casesOf({ quick: 1, all: 2, setting: 'MAIL_KILLS' });
const perRound = 12;
const seed = Number(process.env['SEED'] ?? 1);

interface Kill {
  /** At which mail of its round. */
  mail: number;
  /** Milliseconds after the mail arrived; null before the server hears that it did. */
  pause: number | null;
}

/** The first is before the server hears, the others are the same for the same seed. */
const kills: Kill[] = [
  { mail: 3, pause: null },
  ...fc.sample(
    fc.record({
      mail: fc.integer({ min: 1, max: perRound / 2 }),
      pause: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 20 })),
    }),
    { numRuns: rounds - 1, seed },
  ),
];

/** Puts the mails of a round into the outbox, so that as many wait for it, however many were sent before. */
const fill = (db: Database, round: number): Promise<object[]> =>
  db.query(sql`
    insert into mail (account_id, message_id, recipient, subject, text, html, kind)
    select 1, '<mail-' || n || '@vitrine.example>', 'reader-' || n || '@shop.example', 'Mail ' || n, 'Hello', '<p>Hello</p>', 'test'
    from generate_series(${round * perRound + 1}::int, ${(round + 1) * perRound}::int) n`);

/** As when the wait after an attempt is over. */
const endWaits = (db: Database): Promise<object[]> =>
  db.query(sql`update mail set next_attempt_at = now() where sent_at is null`);

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const readerOf = (mail: string): string => /^To: (\S+)/m.exec(mail)?.[1] ?? '';
const idOf = (mail: string): string => /^Message-ID:\s*(<.+>)/im.exec(mail)?.[1] ?? '';

// Each starts the real server several times.
describe('mails survive kill -9 of the server that sends them', { timeout: 240_000 + rounds * 20_000 }, () => {
  let folder = '';
  let inbox: Inbox;
  let arrived: () => void = () => undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-mails-'));
    inbox = await openInbox(() => {
      arrived();
      return undefined;
    });
  });
  afterEach(async () => {
    inbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Kills the server at each planned mail, and lets the last one send what is left. */
  const sendAndKill = async ({ settings, use }: OwnDatabase): Promise<void> => {
    const start = (): Promise<Victim> => startVictim({ ...settings, SMTP_URL: inbox.url });
    for (const [round, { mail, pause }] of kills.entries()) {
      await use((db) => fill(db, round));
      const victim = await start();
      const killed = new Promise<void>((resolve, reject) => {
        let count = 0;
        const kill = (): void => void victim.kill().then(resolve, reject);
        arrived = () => {
          count += 1;
          if (count !== mail) return;
          if (pause === null) kill();
          else setTimeout(kill, pause);
        };
      });
      await killed;
      arrived = () => undefined;
      await use(endWaits);
    }
    await use((db) => fill(db, rounds));
    const last = await start();
    const all = rounds * perRound + perRound;
    await until(() => new Set(inbox.mails.map(readerOf)).size === all);
    await last.stop();
  };

  const expectAllArrived = async (db: Database): Promise<void> => {
    const queued = await db.query<{ recipient: string; id: string }>(
      sql`select recipient, message_id as id from mail order by mail.id`,
    );
    const ids = Map.groupBy(inbox.mails, readerOf);
    const repeats = inbox.mails.length - ids.size;
    report({ kills: kills.length, mails: queued.length, lost: queued.length - ids.size, 'sent again': repeats, seed });
    expect(queued.map(({ recipient }) => [...new Set((ids.get(recipient) ?? []).map(idOf))])).toEqual(
      queued.map(({ id }) => [id]),
    );
    expect(repeats).toBeLessThanOrEqual(kills.length);
    expect(repeats).toBeGreaterThanOrEqual(kills.filter(({ pause }) => pause === null).length);
    expect(await db.query(sql`select id from mail where sent_at is null`)).toEqual([]);
  };

  it.each(usualEngines)(
    'on %s: each arrives at least once, and again under the same Message-ID (A-011)',
    async (engine) => {
      const database = await ownDatabase(engine, folder, inject('templates'));
      await sendAndKill(database);
      await database.use((db) => expectAllArrived(db));
      await database.drop();
    },
  );
});
