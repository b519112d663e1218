import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { perform } from '../../../../admin/perform.ts';
import { describeEngines } from '../../../../testing/index.ts';

const { account, staffAccounts, staffContent, staffHosts, staffLog } = contract;
const operator = 'staff@vitrine.example';
const as = 'seller@tropico.example';
const settings = { name: 'settings' };

/** What DNS says: records by name, or no answer. */
const dns = new Map<string, string[] | Error>();

const findTxt = async (name: string): Promise<string[]> => {
  const found = dns.get(name) ?? [];
  if (found instanceof Error) throw found;
  return found;
};

const config = { publicUrl: 'https://shop.example', freeHosts: ['.localhost', '.shops.example'] };

describeEngines(
  'hosts of an account',
  (server) => {
    const makeStaff = () => server.db.query(sql`update member set is_staff = true where email = ${as}`);
    /** Staff of `tropico` save these hosts beside the one that they have. */
    const ask = async (...hosts: string[]) => {
      await makeStaff();
      const { data } = (await server.call(staffContent.file, { as, params: settings })).body;
      if (data.kind !== 'settings') throw new Error('These are no settings.');
      const document = { ...data.document, hosts: ['tropico.localhost', ...hosts] };
      return server.call(staffContent.set, {
        as,
        params: settings,
        body: { kind: 'settings', document, seen: data.version },
      });
    };
    const states = async () => (await server.call(staffHosts.list, { as })).body.data;
    const stateOf = async (name: string) => (await states()).find(({ host }) => host === name);
    const check = (host: string, who = as) => server.call(staffHosts.check, { as: who, params: { host } });
    const shopAt = async (host: string): Promise<string> =>
      (await server.call(account.branding, { host })).body.data.hash;
    const admin = async (hash: string, host: string) => {
      const { db, files, accounts, config: its } = server.app.platform;
      const installation = { db, files, config: its, catalogue: undefined, changed: accounts.forget };
      return perform(installation, { command: 'account host', input: { hash, host } });
    };

    it('the address of the installation and of this machine are refused to every account but the default (D-114)', async () => {
      for (const host of ['shop.example', 'localhost', '127.0.0.1', '127.1', '2130706433', '0.0.0.0']) {
        const { status, problem } = await ask(host);
        expect([host, status]).toEqual([host, 422]);
        expect(problem.errors?.['document.hosts']?.[0]).toContain(`${host} é um endereço desta instalação`);
        const added = await server.call(staffAccounts.add, {
          as: operator,
          body: {
            hash: 'aurora',
            name: 'Aurora',
            support_email: 'help@aurora.example',
            hosts: [host],
            language_code: 'en',
            look: 'own',
            email: 'kai@aurora.example',
            first_name: 'Kai',
            last_name: '',
          },
        });
        expect([host, added.status]).toEqual([host, 422]);
        expect(added.problem.errors?.['hosts']?.[0]).toContain(host);
        expect((await admin('tropico', host))?.code).toBe(1);
      }
    });

    it('the address of the installation leads to the default account whatever the database says, with a dot at its end too (D-114)', async () => {
      await server.db.query(
        sql`insert into account_host (host, account_id) values ('shop.example', 2), ('localhost', 2), ('127.0.0.1', 2)`,
      );
      server.app.platform.accounts.forget();
      for (const host of ['shop.example', 'SHOP.example.', 'localhost:3000', '127.0.0.1', 'unknown.example'])
        expect([host, await shopAt(host)]).toEqual([host, 'vitrine']);
      expect((await server.call(staffContent.list, { as: operator, host: 'shop.example' })).status).toBe(200);
      await server.db.query(sql`delete from account_host where host in ('shop.example', 'localhost', '127.0.0.1')`);
      server.app.platform.accounts.forget();
      expect(await shopAt('TROPICO.localhost.')).toBe('tropico');
    });

    it('a new host waits, and serves from the moment its TXT record is right (D-067, D-114)', async () => {
      expect((await ask('bank.example')).status).toBe(200);
      expect(await shopAt('bank.example')).toBe('vitrine');
      const waiting = await stateOf('bank.example');
      expect(waiting).toMatchObject({ state: 'asked', checked_at: null });
      const { name, value } = waiting?.record ?? { name: '', value: '' };
      expect(name).toBe('_vitrine.bank.example');
      for (const [says, state] of [
        [[], 'missing'],
        [['vitrine-host=of-somebody-else'], 'different'],
        [new Error('SERVFAIL'), 'unreachable'],
      ] as const) {
        dns.set(name, says instanceof Error ? says : [...says]);
        expect((await check('bank.example')).status).toBe(200);
        expect(await stateOf('bank.example')).toMatchObject({ state, checked_at: expect.any(String) });
        expect(await shopAt('bank.example')).toBe('vitrine');
      }
      dns.set(name, ['v=spf1 -all', value]);
      expect((await check('bank.example')).body.data).toContainEqual({
        host: 'bank.example',
        state: 'serves',
        record: null,
        checked_at: null,
      });
      expect(await shopAt('bank.example')).toBe('tropico');
      const [entry] = (await server.call(staffLog.list, { as })).body.data;
      expect(entry).toMatchObject({ action: 'account.host_proven', after: { hosts: ['bank.example'] } });
    });

    it('asking for a host keeps nobody else from it; who proves it first has it (D-114)', async () => {
      await ask('bank.example', 'first.example');
      const { record } = (await stateOf('first.example')) ?? {};
      expect((await admin('vitrine', 'first.example'))?.code).toBe(0);
      expect(await shopAt('first.example')).toBe('vitrine');
      dns.set(record?.name ?? '', [record?.value ?? '']);
      await check('first.example');
      expect(await stateOf('first.example')).toMatchObject({ state: 'taken' });
      expect(await shopAt('first.example')).toBe('vitrine');
    });

    it('a host that staff remove stops serving, and waits for its proof again if they add it (D-114)', async () => {
      await ask();
      expect(await shopAt('bank.example')).toBe('vitrine');
      await ask('bank.example');
      expect(await stateOf('bank.example')).toMatchObject({ state: 'asked' });
      expect(await shopAt('bank.example')).toBe('vitrine');
    });

    it('a host below a suffix that the operator leaves to all serves at once, the suffix itself does not (D-114)', async () => {
      await ask('fashion.shops.example', 'fashion.localhost', 'shops.example', 'xshops.example');
      expect(await shopAt('fashion.shops.example')).toBe('tropico');
      expect(await shopAt('fashion.localhost')).toBe('tropico');
      expect(await stateOf('shops.example')).toMatchObject({ state: 'asked' });
      expect(await stateOf('xshops.example')).toMatchObject({ state: 'asked' });
    });

    it('the operator lets a host serve by hand, unless it serves another account (D-114)', async () => {
      await ask('hand.example');
      expect((await admin('tropico', 'hand.example'))?.code).toBe(0);
      expect(await shopAt('hand.example')).toBe('tropico');
      expect((await admin('vitrine', 'hand.example'))?.code).toBe(1);
      expect(await shopAt('hand.example')).toBe('tropico');
    });

    it('staff see and check the hosts of their own account alone, thirty times an hour (D-067, D-114)', async () => {
      await ask('slow.example');
      expect((await server.call(staffHosts.list, { as: operator })).body.data).not.toContainEqual(
        expect.objectContaining({ host: 'slow.example' }),
      );
      expect((await check('slow.example', operator)).status).toBe(404);
      expect((await check('nobody.example')).status).toBe(404);
      expect((await server.call(staffHosts.list, { as: 'buyer@vitrine.example' })).status).toBe(403);
      const statuses = new Set<number>();
      for (let look = 0; look < 31; look += 1) statuses.add((await check('slow.example')).status);
      expect([...statuses]).toEqual([200, 429]);
      const refused = await check('slow.example');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  },
  { config, findTxt },
);
