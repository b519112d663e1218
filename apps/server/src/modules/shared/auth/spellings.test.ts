import { contract } from '@vitrine/api';
import { canonicalEmail } from '@vitrine/api/rules';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';
import { casesOf } from '../../../testing/tier.ts';

const { auth } = contract;
const owner = 'kim.is@vitrine.example';

/** Ways to write the letters of an address, some of the same mailbox and some of another. */
const spellingsOf: Readonly<Record<string, readonly string[]>> = {
  i: ['i', 'I', 'İ', 'ı', 'ｉ', 'í', '\u200bi'],
  k: ['k', 'K', '\u212A', 'ｋ'],
  s: ['s', 'S', 'ſ', 'ß'],
  '.': ['.', '．', '。'],
  '@': ['@', '＠'],
};

const spelling = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '\u00a0', '\ufeff'),
    ...Array.from(owner).map((letter) => fc.constantFrom(...(spellingsOf[letter] ?? [letter, letter.toUpperCase()]))),
    fc.constantFrom('', ' ', '\u3000'),
  )
  .map((parts) => parts.join(''));

describeEngines('the spelling of an address', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`update member set email = ${owner} where email = 'colleague@vitrine.example'`);
  });

  const signIn = (username: string, password: string) =>
    server.call(auth.token, { body: { grant_type: 'password', username, password } });
  const budgetsOfMembers = async () =>
    (await server.db.query(sql`select key from attempt where key like 'sign-in-first-all:%'`)).length;

  it('shares the budget of another one exactly when both find the same member (A-004, D-102)', async () => {
    await fc.assert(
      fc.asyncProperty(spelling, async (username) => {
        await server.db.query(sql`delete from attempt`);
        await server.db.query(sql`delete from known_source`);
        await signIn(owner, 'guess');
        await signIn(username, 'guess');
        const shares = (await budgetsOfMembers()) === 1;
        const finds = (await signIn(username, worldPassword)).status === 200;
        expect(finds).toBe(shares);
        expect(shares).toBe(canonicalEmail(username) === owner);
      }),
      {
        numRuns: casesOf({ quick: 10, all: 40 }),
        examples: [['kİm.is@vitrine.example'], ['KIM.IS@VITRINE.EXAMPLE '], ['\u212Aim.is@vitrine.example']],
      },
    );
  });

  it('does not matter for asking whether it has an account, or for a new password (A-010, A-011)', async () => {
    await server.db.query(sql`delete from attempt`);
    for (const email of [' Kim.Is@Vitrine.Example', 'ＫＩＭ.is＠vitrine.example']) {
      expect((await server.call(auth.checkEmail, { body: { email } })).body).toBe(true);
      expect((await server.call(auth.recovery, { body: { email } })).status).toBe(200);
    }
    expect((await server.call(auth.checkEmail, { body: { email: 'kİm.is@vitrine.example' } })).body).toBe(false);
    const sent = await server.db.query<{ recipient: string }>(sql`select distinct recipient from mail`);
    expect(sent).toEqual([{ recipient: owner }]);
  });

  it('that no address has is a wrong e-mail, not an error (X-001)', async () => {
    // A form carries no half surrogate pair: the sender writes a replacement character instead.
    for (const username of ['no address', '', 'x'.repeat(254), '\ud800@c.example'])
      expect((await signIn(username, 'guess')).status).toBe(401);
    // No text that can be stored: refused before anybody looks for a member.
    expect((await signIn('a\u0000b@c.example', 'guess')).status).toBe(400);
  });
});
