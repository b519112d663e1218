import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brands, registration, staffBrands, staffLog } = contract;
const as = 'staff@vitrine.example';

describeEngines('brands that staff let in', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from attempt`);
  });

  const apply = async (company: string, email: string): Promise<number> => {
    await server.call(registration.send, {
      body: {
        type: 's',
        company_name: company,
        company_website: 'https://marola.example.com',
        year_established: '2015',
        first_name: 'Davi',
        last_name: 'Reis',
        phone: '21 98765-4321',
        email,
        'glocations[]': 'Rio de Janeiro, Brazil',
        'locations[]': 'Brazil',
        'seller_segments[]': '13',
        'event_segments[]': '1',
      },
    });
    const { body } = await server.call(staffBrands.applications, { as, query: { search: email } });
    return body.data[0]?.id ?? 0;
  };
  const approve = (id: number, body: { name: string; slug: string; publish: boolean } | { brand_id: number }) =>
    server.call(staffBrands.approve, { as, params: { id }, body });
  const check = async (slug: string) =>
    (await server.call(staffBrands.slug, { as, params: { slug } })).body.data.reason;

  it('An application shows what was said, a free slug and the brand of the same name (D-050)', async () => {
    const id = await apply('LÚME', 'davi@lume.example');
    const { body } = await server.call(staffBrands.application, { as, params: { id } });
    expect(body.data).toMatchObject({
      company: 'LÚME',
      person: { name: 'Davi Reis', email: 'davi@lume.example' },
      segments: ['Women'],
      events: ['Resort'],
      places: ['Rio de Janeiro, Brazil'],
      suggested_slug: 'lume-2',
      same_name: { id: 1, slug: 'lume' },
    });
    const denied = await server.call(staffBrands.applications, { as: 'seller@vitrine.example' });
    expect(denied.status).toBe(403);
    expect((await server.call(staffBrands.application, { as, params: { id: 9999 } })).status).toBe(404);
  });

  it('A slug is no address of the shop, of an event or of another brand (D-046)', async () => {
    expect(await Promise.all(['cart', 'spring-week', 'resort', 'lume', 'A b', 'new-brand'].map(check))).toEqual([
      'reserved',
      'event',
      'event',
      'brand',
      'invalid',
      null,
    ]);
    const id = await apply('Areia', 'ada@areia.example');
    expect((await approve(id, { name: 'Areia', slug: 'cart', publish: true })).problem.errors).toHaveProperty('slug');
    expect((await approve(id, { name: 'Maru', slug: 'maru-2', publish: true })).problem.errors).toHaveProperty('name');
  });

  it('is made with name and slug, hidden until it is published, and its first member gets a link (D-050, D-060)', async () => {
    const id = await apply('Casa Areia', 'lia@areia.example');
    const { status, body } = await approve(id, { name: 'Areia Branca', slug: 'areia', publish: false });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Areia Branca', slug: 'areia', is_published: false, people: 1 });
    const visit = () => server.call(brands.page, { params: { slug: 'areia' } });
    expect((await visit()).status).toBe(403);
    const params = { id: body.data.id };
    const publish = (is_published: boolean) =>
      server.call(staffBrands.publish, { as, params, body: { is_published, seen: !is_published } });
    expect((await publish(true)).status).toBe(200);
    expect((await visit()).status).toBe(200);
    const late = await publish(true);
    expect([late.status, late.problem['current']]).toMatchObject([409, { is_published: true }]);
    expect(late.problem.message).toBe('Stella Test has published Areia Branca meanwhile. Nothing was changed by you.');
    const [mail] = await server.db.query(
      sql`select kind from mail where recipient = 'lia@areia.example' order by id desc limit 1`,
    );
    expect(mail).toEqual({ kind: 'brand-approve' });
    expect((await approve(id, { name: 'Again', slug: 'again', publish: true })).status).toBe(404);
    const { body: log } = await server.call(staffLog.list, { as, query: { subject: 'brand' } });
    const own = log.data.filter(({ subject }) => ['Casa Areia', 'Areia Branca'].includes(subject.name));
    expect(own.map(({ action, actor, subject }) => [action, actor?.name, subject.name])).toEqual([
      ['brand.publish', 'Stella Test', 'Areia Branca'],
      ['brand.approve', 'Stella Test', 'Areia Branca'],
      ['brand.apply', 'Casa Areia', 'Casa Areia'],
    ]);
  });

  it('The applicant acts for a brand that exists, or is refused with a reason (D-050)', async () => {
    const id = await apply('Lume', 'new@lume.example');
    expect((await approve(id, { brand_id: 1 })).body.data).toMatchObject({ slug: 'lume', people: 2 });
    expect((await approve(await apply('Onda', 'ana@onda.example'), { brand_id: 4 })).status).toBe(404);
    const other = await apply('Sal', 'ana@sal.example');
    const refuse = (reason: string) => server.call(staffBrands.refuse, { as, params: { id: other }, body: { reason } });
    expect((await refuse(' ')).status).toBe(422);
    expect((await refuse('No pictures.')).status).toBe(204);
    const [mail] = await server.db.query<{ text: string }>(
      sql`select text from mail where recipient = 'ana@sal.example' order by id desc limit 1`,
    );
    expect(mail?.text).toContain('Reason: No pictures.');
    const some = await server.call(staffBrands.list, { as, query: { slugs: 'lume,no-such-brand' } });
    expect(some.body.data.map(({ slug }) => slug)).toEqual(['lume']);
    const { body } = await server.call(staffBrands.list, { as, query: { search: 'lume', view: 'published' } });
    expect(body.data.map(({ name }) => name)).toEqual(['Lume']);
    expect(body.meta).toMatchObject({ total: 1, published: 3, unpublished: 0, applications: 3 });
  });
});
