import { contract } from '@vitrine/api';
import { themes } from '@vitrine/tokens';
import sql from 'sql-template-tag';
import { expect, it, onTestFinished } from 'vitest';
import { ordinary, vastBombs } from './testing/bombs/bombs.ts';
import { toRequest } from './testing/http.ts';
import { describeEngines, worldPassword } from './testing/index.ts';
import { nestedUses } from './testing/uploads/drawings.ts';

const staff = 'staff@vitrine.example';
const buyer = 'buyer@vitrine.example';

describeEngines('uploads that take long', (server) => {
  const importSheet = async (content: Uint8Array, signal: AbortSignal): Promise<number> => {
    const { path, init } = await toRequest(
      contract.drafts.preImport,
      { body: { seller_id: 1, pricelist_id: 1, file: new File([new Uint8Array(content)], 'list.xlsx') } },
      { token: await server.token(buyer), account: 'vitrine' },
    );
    return (await fetch(server.origin + path, { ...init, signal })).status;
  };
  const saveLogo = async () => {
    const seen = (await server.call(contract.staffBranding.read, { as: staff })).body.data.version;
    const document = JSON.stringify({ name: 'Vitrine', style: themes.vitrine, logo: 'logo' });
    const logo = new File([nestedUses], 'logo.svg', { type: 'image/svg+xml' });
    return server.call(contract.staffBranding.saveDraft, { as: staff, body: { seen, document, logo } });
  };
  const look = async (): Promise<void> => {
    // Signing in has a budget of its own.
    await server.db.query(sql`delete from attempt`);
    const body = { grant_type: 'password' as const, username: buyer, password: worldPassword };
    const answers = await Promise.all([
      server.fetch('/readyz'),
      server.call(contract.auth.token, { body }),
      server.call(contract.products.list, { as: buyer, query: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  };

  it('let readiness, sign-in and lists answer meanwhile, and end when their senders leave', async () => {
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const bomb = await vastBombs().find(([what]) => what.includes('in 300,000 cells'))?.[1]();
    let isAnswered = false;
    const sheets = Array.from({ length: 16 }, () =>
      importSheet(bomb ?? new Uint8Array(), leaving.signal).then(
        (status) => {
          isAnswered = true;
          return status;
        },
        () => 'left',
      ),
    );
    const logos = Array.from({ length: 4 }, saveLogo);
    let looks = 0;
    // Until the first sheet is answered, all answers come while sheets are read.
    do {
      await look();
      looks += Number(!isAnswered);
    } while (!isAnswered && looks < 3);
    expect(looks).toBeGreaterThan(0);
    leaving.abort();
    expect(await Promise.all(sheets)).toContain('left');
    // On a slow machine a logo may have waited too long behind the sheets.
    const reasons = (await Promise.all(logos)).map(({ status, problem }) =>
      status === 503 ? '<use>' : problem.errors?.['logo']?.[0],
    );
    expect(reasons).toEqual(logos.map(() => expect.stringContaining('<use>') as unknown));
    // Nothing waits behind those that have left.
    expect(await importSheet(ordinary(), new AbortController().signal)).toBe(200);
    expect(server.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
