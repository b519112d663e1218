import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';

const { auth } = contract;
const config = { trustProxy: 1 };
const home = '198.51.100.7';
const attackers = Array.from({ length: 20 }, (_, place) => `203.0.113.${place + 1}`);

interface From {
  ip?: string;
  device?: string;
}

const headersOf = ({ ip = home, device }: From): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-session': 'cookie',
  ...(device === undefined ? {} : { cookie: `other=1; device=${device}` }),
});

describeEngines(
  'a member under attack',
  (server) => {
    beforeEach(async () => {
      for (const table of [sql`delete from attempt`, sql`delete from known_source`, sql`delete from mail`])
        await server.db.query(table);
    });

    const owner = 'buyer@vitrine.example';
    const signIn = async (password: string, from: From = {}, username = owner) => {
      const body = { grant_type: 'password' as const, username, password };
      const { status, headers } = await server.call(auth.token, { body, headers: headersOf(from) });
      const device = /device=([\w-]{43})/.exec(headers.get('set-cookie') ?? '')?.[1];
      return { status, device, cookie: headers.get('set-cookie'), wait: headers.get('retry-after') };
    };
    const guessFrom = (ips: readonly string[]) =>
      Promise.all(
        ips.map(async (ip, place) => (await signIn('guess', { ip }, place % 2 ? owner : owner.toUpperCase())).status),
      );
    /** As after many guesses: what all unknown places share is used up for an hour. */
    const useUp = async (what: 'first' | 'again'): Promise<void> => {
      for (let turn = 0; turn < 2; turn += 1) await signIn('guess', { ip: attackers[0] });
      const rows = await server.db.query(sql`
        update attempt set free_at = now() + interval '1 hour', window_ends_at = now() + interval '1 hour'
        where key like ${`sign-in-${what}-all:%`} returning key`);
      expect(rows).toHaveLength(1);
    };

    it('signs in at the first try, 200 times of 200, from a place or with a device of theirs (D-102)', async () => {
      const { device } = await signIn(worldPassword);
      for (let turn = 0; turn < 3; turn += 1) await guessFrom(attackers);
      const answers: number[] = [];
      for (let round = 0; round < 200; round += 1) {
        const guess = guessFrom([attackers[round % 20] ?? '']);
        const from = round % 2 === 0 ? { ip: home } : { ip: `192.0.2.${round}`, device };
        answers.push((await signIn(worldPassword, from)).status);
        await guess;
      }
      expect(answers).toEqual(Array(200).fill(200));
    });

    it('signs in at the first try from a place that nobody knows, while twenty places guess on (D-102)', async () => {
      await guessFrom(attackers);
      await useUp('again');
      expect(await guessFrom(attackers)).toEqual(Array(20).fill(429));
      expect((await signIn(worldPassword)).status).toBe(200);
    });

    it('is guessed at a hundred times an hour at most, whatever the number of places', async () => {
      const crowd = Array.from({ length: 70 }, (_, place) => `203.0.113.${place + 1}`);
      const answers = [...(await guessFrom(crowd)), ...(await guessFrom(crowd))];
      expect(answers.filter((status) => status === 401)).toHaveLength(100);
      const late = await signIn(worldPassword);
      expect(late.status).toBe(429);
      expect(Number(late.wait)).toBeGreaterThan(60);
    });

    it('comes in from anywhere by the link of a mail when even first tries are used up (A-011, A-012)', async () => {
      await useUp('first');
      await useUp('again');
      expect((await signIn(worldPassword)).status).toBe(429);
      const headers = headersOf({});
      expect((await server.call(auth.recovery, { body: { email: owner }, headers })).status).toBe(200);
      const [mail] = await server.db.query<{ text: string }>(sql`select text from mail order by id desc limit 1`);
      const token = /\/recovery\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
      const body = { token, password: worldPassword, confirm: worldPassword };
      expect((await server.call(auth.recoveryConfirm, { body, headers })).status).toBe(200);
      expect((await signIn(worldPassword)).status).toBe(200);
    });

    it('has five guesses from a place of theirs, then waits longer and longer, but not with their device', async () => {
      const { device } = await signIn(worldPassword);
      for (let guess = 0; guess < 5; guess += 1) expect((await signIn('guess')).status).toBe(401);
      await server.db.query(sql`update attempt set count = 20, free_at = now() where key like 'sign-in-place:%'`);
      expect((await signIn('guess')).status).toBe(401);
      const refused = await signIn(worldPassword);
      expect(refused.status).toBe(429);
      expect(Number(refused.wait)).toBeGreaterThan(200);
      expect((await signIn(worldPassword, { device })).status).toBe(200);
      expect((await signIn(worldPassword)).status).toBe(429);
    });

    it('is known by all addresses of an IPv6 network, and a stranger has one budget in all of theirs', async () => {
      await signIn(worldPassword, { ip: '2001:db8:7:7::1' });
      await guessFrom(Array.from({ length: 9 }, (_, host) => `2001:db8:6:6::${host}`));
      const counters = await server.db.query(sql`select key from attempt where key like 'sign-in-from:%'`);
      // One for the member's network and one for the stranger's.
      expect(counters).toHaveLength(2);
      await useUp('first');
      await useUp('again');
      expect((await signIn(worldPassword, { ip: '2001:db8:7:7:abcd::2' })).status).toBe(200);
      expect((await signIn(worldPassword, { ip: '2001:db8:7:8::1' })).status).toBe(429);
    });

    it('shares a browser with a colleague, who keeps it known; a secret made by somebody else is replaced', async () => {
      const { device, cookie } = await signIn(worldPassword);
      expect(cookie).toContain('HttpOnly');
      expect((await signIn(worldPassword, { device }, 'colleague@vitrine.example')).device).toBe(device);
      const made = 'A'.repeat(43);
      const replaced = await signIn(worldPassword, { device: made });
      expect(replaced.device).toMatch(/^[\w-]{43}$/);
      expect(replaced.device).not.toBe(made);
      expect((await signIn('guess', { device })).device).toBeUndefined();
    });

    it('is known from ten places and ten devices at most, as hashes, for half a year', async () => {
      for (let place = 0; place < 14; place += 1) await signIn(worldPassword, { ip: `192.0.2.${place}` });
      const { device } = await signIn(worldPassword);
      const rows = await server.db.query<{ kind: string; row: string }>(
        sql`select kind, known_source::text as row from known_source`,
      );
      expect(rows.filter(({ kind }) => kind === 'place')).toHaveLength(10);
      expect(rows.filter(({ kind }) => kind === 'device')).toHaveLength(10);
      const text = rows.map(({ row }) => row).join();
      for (const form of [device ?? '-', Buffer.from(device ?? '-').toString('hex'), home])
        expect(text).not.toContain(form);

      await server.db.query(sql`update known_source set used_at = now() - interval '181 days'`);
      await useUp('first');
      await useUp('again');
      expect((await signIn(worldPassword, { device })).status).toBe(429);
    });

    it('signs in with five windows at once while strangers guess, and the place is known once', async () => {
      await signIn(worldPassword);
      const windows = Array.from({ length: 5 }, () => signIn(worldPassword));
      const [answers] = await Promise.all([Promise.all(windows), guessFrom(attackers)]);
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      const places = await server.db.query(sql`select 1 from known_source where kind = 'place'`);
      expect(places).toHaveLength(1);
    });

    it('is told to wait in the language of the shop', async () => {
      const guess = async () => {
        const body = { grant_type: 'password' as const, username: owner, password: 'guess' };
        const headers = { ...headersOf({}), 'accept-language': 'pt-BR' };
        return (await server.call(auth.token, { body, headers })).body as unknown as { error_description: string };
      };
      let said = await guess();
      for (let turn = 0; turn < 6; turn += 1) said = await guess();
      expect(said.error_description).toBe('Muitas tentativas. Aguarde um momento e tente de novo.');
    });
  },
  { config },
);
