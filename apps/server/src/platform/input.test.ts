import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';

const portuguese = { 'accept-language': 'pt-BR' };
const json = { 'content-type': 'application/json' };

describeEngines('input that the database cannot take', (server) => {
  const errorsOf = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.fetch('/v1/auth/check-email', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, errors: (answer.json as { errors?: object }).errors };
  };

  it('is refused by field where text holds NUL or half a surrogate pair, in both languages', async () => {
    const english = ['This contains characters that cannot be saved. Remove them and try again.'];
    for (const email of ['a\0@b.example', 'a\ud800@b.example', '\udc00\ud800'])
      expect(await errorsOf({ email })).toEqual({ status: 422, errors: { email: english } });
    expect(await errorsOf({ email: '\0' }, portuguese)).toEqual({
      status: 422,
      errors: { email: ['Isto contém caracteres que não podem ser salvos. Remova-os e tente de novo.'] },
    });
    const { status, json: found } = await server.fetch('/v2/brands?search=a%00b');
    expect([status, (found as { errors: object }).errors]).toEqual([422, { search: english }]);
  });

  it('takes every other character, outside of the basic plane too', async () => {
    expect((await errorsOf({ email: '👗@b.example' })).status).toBe(200);
    expect((await server.fetch(`/v2/brands?search=${encodeURIComponent('👗 ﷽ \u202e')}`)).status).toBe(200);
  });

  it('is refused at its field where a text of one line has breaks, control characters or marks of direction', async () => {
    const as = 'staff@vitrine.example';
    const person = { email: 'kai@vitrine.example', last_name: '', role: 'staff', language_code: 'en' } as const;
    for (const first_name of ['A\r\nBcc: x', 'A\u0007', 'moc.\u202eevil']) {
      const { status, problem } = await server.call(contract.staffPeople.add, { as, body: { ...person, first_name } });
      expect([status, problem.errors]).toEqual([
        422,
        { first_name: ['Write this on one line, without line breaks and hidden characters.'] },
      ]);
    }
    const params = { name: 'settings' };
    const { data } = (await server.call(contract.staffContent.file, { as, params })).body;
    if (data.kind !== 'settings') throw new Error('These are no settings.');
    const document = { ...data.document, shop_title: 'A\nB' };
    const body = { kind: 'settings' as const, document, seen: data.version };
    const titled = await server.call(contract.staffContent.set, { as, params, body, headers: portuguese });
    expect(titled.problem.errors).toEqual({
      'document.shop_title': ['Escreva isto em uma linha, sem quebras de linha nem caracteres ocultos.'],
    });
  });

  it('names nothing where an address holds it, or an id that no row can have', async () => {
    for (const path of ['/v1/segment/%00', '/v1/segment/%ed%a0%80', '/v1/segment/2147483648', '/v1/segment/1e99', '/%'])
      expect([path, (await server.fetch(path)).status]).toEqual([path, 404]);
    for (const key of ['_a.webp', '-.png', '.a.pdf', 'a..webp/b.webp', 'a.webp/_b.webp'])
      expect([key, (await server.fetch(`/media/files/${key}`)).status]).toEqual([key, 404]);
  });

  it('is refused by field where an id of a body is larger than any row has', async () => {
    const { status, problem } = await server.call(contract.cart.addProduct, {
      as: 'buyer@vitrine.example',
      body: { product_variation_id: 1, pricelist_id: 2_147_483_648 },
    });
    expect([status, problem.errors]).toEqual([422, { pricelist_id: ['This must be 2147483647 or less.'] }]);
  });

  it('says what is missing and what is wrong in the words of the reader', async () => {
    expect((await errorsOf({})).errors).toEqual({ email: ['This field is required.'] });
    expect((await errorsOf({ email: 7 }, portuguese)).errors).toEqual({ email: ['Isto precisa ser um texto.'] });
    expect((await errorsOf({ email: 'x'.repeat(300) })).errors).toEqual({ email: ['Use at most 254 characters.'] });
  });
});
