import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { reviewRetailer } from '../retailers/service.ts';
import { describeEngines } from '../../../testing/index.ts';
import { applicationsOf, approveBrand, refuseBrand } from './review.ts';
import { readLink } from './testing/link.ts';

const { auth, registration } = contract;

describeEngines('applying as a brand', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from attempt`);
  });

  const apply = (email: string, change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    server.call(registration.send, {
      headers,
      body: {
        type: 's',
        company_name: 'Casa Marola',
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
        ...change,
      },
    });
  const mails = (email: string) =>
    server.db.query<{ kind: string; subject: string; text: string }>(
      sql`select kind, subject, text from mail where recipient = ${email} order by id`,
    );

  it('waits for staff and says so by mail; there is no member yet (A-020, D-050, D-051)', async () => {
    expect((await apply('davi@marola.example')).status).toBe(201);
    const [mail] = await mails('davi@marola.example');
    expect([mail?.kind, mail?.subject]).toEqual(['application', 'We received your application, Casa Marola']);
    expect(mail?.text).toContain('help@vitrine.example');
    const [told] = await mails('help@vitrine.example');
    expect([told?.kind, told?.subject]).toEqual(['application-staff', 'Casa Marola wants to join']);
    expect(told?.text).toContain('Davi Reis, davi@marola.example');
    expect((await server.call(auth.checkEmail, { body: { email: 'davi@marola.example' } })).body).toBe(false);
    expect((await apply('davi@marola.example')).problem.errors).toEqual({
      email: ['pré-cadastro com este email já existe.'],
    });
    const [application] = await applicationsOf(await server.scope());
    expect(application).toMatchObject({ company: 'Casa Marola', email: 'davi@marola.example', segmentIds: [13] });
    expect(await applicationsOf(await server.scope({ account: 'tropico' }))).toEqual([]);
  });

  it('is approved into a new brand with the chosen segments, and a link to define the password (D-050, D-052)', async () => {
    const { member } = await approveBrand(await server.scope(), { by: { email: 'davi@marola.example' } }, 'mail');
    expect(member).toMatchObject({ role: 'seller', party: 'Casa Marola' });
    expect((await mails('davi@marola.example')).at(-1)?.subject).toBe('Casa Marola is approved');
    const hash = await readLink(server, 'davi@marola.example');
    const body = { hash, email: 'davi@marola.example', password: 'long enough', password_confirmation: 'long enough' };
    expect((await server.call(auth.definePassword, { body })).status).toBe(200);
    const { body: user } = await server.call(auth.userData, { as: 'davi@marola.example' });
    expect(user).toMatchObject({ entity_stype: 'seller', seller_slug: 'casa-marola', phone: '21 98765-4321' });
    const [brand] = await server.db.query(sql`
      select array(select segment_id from brand_segment where brand_id = b.id) as segments,
        array(select event_segment_id from brand_event_segment where brand_id = b.id) as events
      from brand b where slug = 'casa-marola'`);
    expect(brand).toEqual({ segments: [13], events: [1] });
    expect(await applicationsOf(await server.scope())).toEqual([]);
  });

  it('joins no brand by its name unless staff say so', async () => {
    await apply('thief@marola.example', { company_name: 'LUME' });
    const scope = await server.scope();
    await expect(approveBrand(scope, { by: { email: 'thief@marola.example' } }, 'mail')).rejects.toThrow(
      'There is Lume already',
    );
    expect(await mails('thief@marola.example')).toHaveLength(1);
    const { member, partyIsNew } = await approveBrand(
      scope,
      { by: { email: 'thief@marola.example' }, brand: 'Lume' },
      'hand',
    );
    expect([member.party, partyIsNew]).toEqual(['Lume', false]);
  });

  it('is refused with a reason in its language, and may apply again', async () => {
    await apply('lia@marola.example', { company_name: 'Lia' }, { 'accept-language': 'pt-BR' });
    await refuseBrand(await server.scope(), { by: { email: 'lia@marola.example' }, reason: 'Faltam fotos.' });
    const refusal = (await mails('lia@marola.example')).at(-1);
    expect(refusal?.text).toContain('Motivo: Faltam fotos.');
    await expect(refuseBrand(await server.scope(), { by: { email: 'lia@marola.example' } })).rejects.toThrow(
      'No brand waits',
    );
    expect((await apply('lia@marola.example')).status).toBe(201);
  });

  it('A retailer that registered is asked for more, then approved, with mails that say so (D-050)', async () => {
    await apply('ana@aurora.example', { type: 'b', company_name: 'Aurora' });
    const scope = await server.scope();
    const asked = await reviewRetailer(scope, {
      by: { email: 'ana@aurora.example' },
      decision: 'ask',
      reason: 'No address',
    });
    expect([asked.status, asked.mailedTo]).toEqual(['pending', ['ana@aurora.example']]);
    const approved = await reviewRetailer(scope, { by: { email: 'ana@aurora.example' }, decision: 'approve' });
    expect(approved.status).toBe('approved');
    const subjects = (await mails('ana@aurora.example')).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Your registration at Vitrine',
      'We need more information about Aurora',
      'Aurora is approved',
    ]);
  });
});
