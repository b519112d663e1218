import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { builtShop } from '../../testing/builtShop.ts';
import { describeEngines, worldPassword } from '../../testing/index.ts';

const webDist = await builtShop();
const { auth } = contract;
const email = 'buyer@vitrine.example';

/** As a browser opens a page that somebody asked for. */
const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const ownPage = { 'x-session': 'cookie', 'sec-fetch-site': 'same-origin' };

const shown = (html: string) => ({
  markup: /<div id="root" data-rendered="\w+" data-user="\d+"(?: data-pricelist="\d+")?>(.*?)<\/div>/s.exec(html)?.[1],
  boot: JSON.parse(/id="vitrine-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    user?: number;
    queries?: [string[], { id: number; first_name: string }][];
  },
});

const nothing = { markup: undefined, user: undefined, queries: undefined };

describeEngines(
  'the page of a user',
  (server) => {
    const signIn = async (headers: Record<string, string> = {}) => {
      const body = { grant_type: 'password' as const, username: email, password: worldPassword };
      const answer = await server.call(auth.token, { body, headers: { ...ownPage, ...headers } });
      const lines = answer.headers.getSetCookie();
      const lineOf = (name: string): string => lines.find((line) => line.startsWith(`${name}=`)) ?? '';
      const token = answer.body.access_token;
      const { body: user } = await server.call(auth.userData, { headers: { authorization: `Bearer ${token}` } });
      const [page = '', refresh = ''] = ['page_session', 'refresh_token'].map((name) => lineOf(name).split(';')[0]);
      return { token, user, line: lineOf('page_session'), page, refresh };
    };
    const open = async (cookie: string, headers: Record<string, string> = opened, path = '/cart') => {
      const answer = await server.fetch(path, { headers: { ...headers, cookie } });
      const { markup, boot } = shown(answer.text);
      return { ...answer, shown: { markup, user: boot.user, queries: boot.queries } };
    };

    it('brings what its screen asks for, drawn, and no secret (B-03)', async () => {
      const { user, page, line, token } = await signIn();
      expect(line).toMatch(/^page_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
      const cookie = `${page}; signed_in=${user.id}; language_code=pt_BR`;
      const { text, headers, shown: found } = await open(cookie);
      expect(found).toEqual({
        markup: `<p class="hero">${user.first_name} pt_BR</p>`,
        user: user.id,
        queries: [[['me', 'user'], expect.objectContaining({ id: user.id })]],
      });
      expect(headers.get('cache-control')).toBe('private, no-store');
      const withList = await open(`${cookie}; pricelist=4`);
      expect(withList.shown.markup).toBe(`<p class="hero">${user.first_name} pt_BR 4</p>`);
      expect(withList.text).toContain(`data-user="${user.id}" data-pricelist="4"`);
      expect((await open(`${cookie}; pricelist=4"x`)).shown).toEqual(found);
      for (const secret of [token, page.split('=')[1] ?? '?']) expect(text).not.toContain(secret);
    });

    it('has nothing of them for a script, a frame, another site, or a browser that knows of somebody else', async () => {
      const { user, page } = await signIn();
      const cookie = `${page}; signed_in=${user.id}`;
      for (const headers of [
        {},
        { ...opened, 'sec-fetch-dest': 'empty' },
        { ...opened, 'sec-fetch-dest': 'iframe' },
        { ...opened, 'sec-fetch-site': 'cross-site' },
        { ...opened, 'sec-fetch-site': 'same-site' },
      ])
        expect((await open(cookie, headers)).shown).toEqual(nothing);
      for (const other of [`${page}; signed_in=${user.id + 1}`, `${page}; signed_in=1x`, `signed_in=${user.id}`])
        expect((await open(other)).shown).toEqual(nothing);
      // Without the browser's own word that anybody is signed in, it is a visitor's page.
      expect((await open(page)).shown.user).toBeUndefined();
      expect((await open(cookie, { ...opened, host: 'tropico.localhost' })).shown).toEqual(nothing);
      expect((await open(cookie, opened, '/cart?token=abc')).shown).toEqual(nothing);
    });

    it('opens no call', async () => {
      const { page } = await signIn();
      const secret = page.split('=')[1] ?? '';
      for (const [name, value] of [
        ['cookie', page],
        ['authorization', `Bearer ${secret}`],
      ] as const)
        expect((await server.call(auth.userData, { headers: { ...opened, [name]: value } })).status).toBe(401);
    });

    it('knows them after a refresh, and no more once they signed out or were deactivated', async () => {
      const { user, page, refresh } = await signIn();
      const cookie = `${page}; signed_in=${user.id}`;
      expect((await server.call(auth.refresh, { body: {}, headers: { ...ownPage, cookie: refresh } })).status).toBe(
        200,
      );
      expect((await open(cookie)).shown.user).toBe(user.id);
      await server.db.query(sql`update member set status = 'inactive' where id = ${user.id}`);
      expect((await open(cookie)).shown).toEqual(nothing);
      await server.db.query(sql`update member set status = 'active' where id = ${user.id}`);
      const next = await signIn();
      const headers = { ...ownPage, cookie: next.refresh, authorization: `Bearer ${next.token}` };
      const left = await server.call(auth.logout, { headers });
      expect(left.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^page_session=; Path=\/; Max-Age=0;/));
      expect((await open(`${next.page}; signed_in=${user.id}`)).shown).toEqual(nothing);
    });

    it('only reads, and brings what came in time', async () => {
      const { user, page } = await signIn();
      const cookie = `${page}; signed_in=${user.id}`;
      expect((await open(cookie, opened, '/cart?write')).shown).toEqual(nothing);
      const late = await open(cookie, opened, '/cart?late');
      expect(late.shown).toMatchObject({ markup: undefined, user: user.id, queries: [[['me', 'user'], {}]] });
      expect(late.text).toContain('class="v-waiting"');
    });
  },
  { config: { webDist, pageAnswersMs: 2000 } },
);
