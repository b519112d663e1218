import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';
import { readLink } from './testing/link.ts';

const { auth, landing, registration } = contract;

const retailer = {
  type: 'b',
  company_name: 'Loja Aurora',
  company_website: 'https://loja-aurora.example.com.br',
  year_established: '2009',
  first_name: 'Ana',
  last_name: 'Prado',
  phone: '+55 11 98765-4321',
  email: 'ana@aurora.example',
  'glocations[]': ['São Paulo, Brazil', 'Porto, Portugal'],
  'locations[]': ['Brazil', 'Portugal'],
};

/** The first failure of each rule, in their order. */
const steps: readonly [id: string, change: Record<string, unknown>, field: string, message: string, pt: string][] = [
  ['V-002', { type: 'x' }, 'type', 'Company type is invalid', 'Tipo de empresa inválido'],
  ['V-003', { company_name: ' ' }, 'company_name', 'Company name is invalid', 'Nome da empresa inválido'],
  [
    'V-004',
    { company_website: '' },
    'company_website',
    'Company website or instagram is invalid',
    'Site ou Instagram da empresa inválido',
  ],
  [
    'V-005',
    { company_website: 'loja aurora' },
    'company_website',
    'Invalid website or instagram URL format',
    'Formato de URL do site ou Instagram inválido',
  ],
  ['V-006', { year_established: '' }, 'year_established', 'Year Established is invalid', 'Ano de fundação inválido'],
  [
    'V-007',
    { year_established: '20o9' },
    'year_established',
    'Year Established must be numeric',
    'O ano de fundação deve ser numérico',
  ],
  ['V-008', { first_name: '' }, 'first_name', 'First Name is invalid', 'Nome inválido'],
  ['V-009', { last_name: '' }, 'last_name', 'Last Name is invalid', 'Sobrenome inválido'],
  ['V-010', { phone: '' }, 'phone', 'Phone is invalid', 'Telefone inválido'],
  ['V-011', { email: '' }, 'email', 'Email is invalid', 'E-mail inválido'],
  [
    'V-012',
    { 'glocations[]': [] },
    'glocations',
    'Error: Location of Business Operation is required',
    'Erro: informe o local de operação',
  ],
  ['V-013', { 'locations[]': [] }, 'locations', 'Error: Country is required', 'Erro: informe o país'],
];

describeEngines('registering', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from attempt`);
  });

  const send = (
    change: Record<string, unknown> = {},
    extra: { account?: string; headers?: Record<string, string> } = {},
  ) => server.call(registration.send, { body: { ...retailer, ...change }, ...extra });
  const mailsTo = (email: string) =>
    server.db.query<{ kind: string; subject: string; text: string; html: string }>(
      sql`select kind, subject, text, html from mail where recipient = ${email} order by id`,
    );
  const rows = async (email: string) =>
    (
      await server.db.query<{ members: number; retailers: number; registrations: number }>(sql`
        select (select count(*)::int from member where email = ${email}) as members,
          (select count(*)::int from retailer where name = 'Loja Aurora') as retailers,
          (select count(*)::int from preregistration where email = ${email}) as registrations`)
    )[0];

  it('makes a retailer in pre_register with everything that was typed, as a form (A-020, A-021, D-071, E-01, D-021)', async () => {
    const { status, body } = await send({
      email: ' Ana@Aurora.example',
      client_tracking_id: 'visit-1',
      traffic_source: 'fair',
      available_for_mailing: '1',
      'event_segments[]': ['1'],
      'seller_segments[]': ['13', '14'],
    });
    expect([status, body]).toEqual([201, { message: 'Check your email for more information' }]);
    const [member] = await server.db.query(sql`
      select m.first_name, m.last_name, m.phone, m.side, m.password_hash, r.name, r.stage, r.website, r.year_established,
        array(select l.name from location l where l.id = any(r.location_ids) order by l.name) as countries,
        array(select event_segment_id from member_event_segment where member_id = m.id) as events
      from member m join retailer r on r.id = m.retailer_id where m.email = 'ana@aurora.example'`);
    expect(member).toEqual({
      first_name: 'Ana',
      last_name: 'Prado',
      phone: '+55 11 98765-4321',
      side: 'buyer',
      password_hash: null,
      name: 'Loja Aurora',
      stage: 'pre_register',
      website: 'https://loja-aurora.example.com.br',
      year_established: 2009,
      countries: ['Brazil', 'Portugal'],
      events: [1],
    });
    const [kept] = await server.db.query(sql`
      select type, client_tracking_id, traffic_source, available_for_mailing, event_segment_ids, segment_ids, places from preregistration`);
    expect(kept).toEqual({
      type: 'b',
      client_tracking_id: 'visit-1',
      traffic_source: 'fair',
      available_for_mailing: true,
      event_segment_ids: [1],
      segment_ids: [13, 14],
      places: ['São Paulo, Brazil', 'Porto, Portugal'],
    });
  });

  it('takes the older form as JSON, lists without brackets and numbers (A-019, E-01, V-014)', async () => {
    const { 'glocations[]': glocations, 'locations[]': locations, ...plain } = retailer;
    const body = { ...plain, email: 'older@aurora.example', year_established: 2009, glocations, locations };
    expect((await server.call(registration.older, { body: { ...body, client_tracking_id: null } })).status).toBe(201);
    const [kept] = await server.db.query(sql`
      select client_tracking_id, available_for_mailing, year_established from preregistration where email = 'older@aurora.example'`);
    expect(kept).toEqual({ client_tracking_id: null, available_for_mailing: false, year_established: '2009' });
  });

  it.each(steps)(
    '%s: refuses %o in the words of the rules, in the language of the reader',
    async (_id, change, field, words, pt) => {
      expect((await send(change)).problem.errors).toEqual({ [field]: [words] });
      expect((await send(change, { headers: { 'accept-language': 'pt-BR' } })).problem.errors).toEqual({
        [field]: [pt],
      });
    },
  );

  it('says the first failure in the order of the form, and names every wrong field (V-001, V-035, D-037)', async () => {
    const empty = Object.assign({}, ...steps.map(([, change]) => change)) as Record<string, unknown>;
    const { message, errors = {} } = (await send(empty)).problem;
    expect([message, Object.keys(errors)]).toEqual([
      'Company type is invalid',
      [...new Set(steps.map(([, , field]) => field))],
    ]);
    expect((await send({ ...empty, type: 's' })).problem.message).toBe('Company name is invalid');
    expect((await send({ first_name: ' ' })).problem.errors).toEqual({ first_name: ['First Name is invalid'] });
    expect((await send({ first_name: 'A', email: 'letter@aurora.example' })).status).toBe(201);
    const nowhere = { 'glocations[]': [], 'locations[]': [] };
    expect(Object.keys((await send(nowhere)).problem.errors ?? {})).toEqual(['glocations', 'locations']);
    expect(Object.keys((await send({ 'locations[]': [] })).problem.errors ?? {})).toEqual(['locations']);
  });

  it('refuses what no mail can reach, and choices the account does not have', async () => {
    expect((await send({ email: 'ana@aurora' })).problem.errors).toEqual({ email: ['Email is invalid'] });
    expect((await send({ 'locations[]': ['Atlantis'] })).problem.errors).toEqual({
      locations: ['Atlantis is not in the list of countries.'],
    });
    expect((await send({ 'event_segments[]': ['2'] })).problem.errors).toHaveProperty('event_segments');
    expect((await send({ 'seller_segments[]': ['99'] })).problem.errors).toHaveProperty('seller_segments');
  });

  it('refuses the address of a member and one that waits, in the words of the specification (X-005, X-006)', async () => {
    expect((await send({ email: 'Buyer@vitrine.example' })).problem.errors).toEqual({
      email: ['user with this email already exists.'],
    });
    expect((await send()).problem.errors).toEqual({ email: ['pré-cadastro com este email já existe.'] });
    expect((await send({ type: 's' })).problem.errors).toEqual({ email: ['pré-cadastro com este email já existe.'] });
    expect((await send({ email: 'buyer@vitrine.example' }, { account: 'tropico' })).status).toBe(201);
  });

  it('creates nothing twice: not for a second press, nor for a request that is repeated (A-020)', async () => {
    const twice = { email: 'twice@aurora.example', company_name: 'Twice' };
    const answers = await Promise.all([send(twice), send(twice)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    const headers = { 'idempotency-key': 'a-key-of-this-form' };
    const repeated = { email: 'repeated@aurora.example', company_name: 'Repeated' };
    expect((await send(repeated, { headers })).status).toBe(201);
    expect((await send(repeated, { headers })).status).toBe(201);
    for (const { email } of [twice, repeated]) {
      expect(await rows(email)).toMatchObject({ members: 1, registrations: 1 });
      expect(await mailsTo(email)).toHaveLength(1);
    }
  });

  it('keeps nothing when the mail cannot be queued, and everything when the answer is lost after it', async () => {
    const before = await rows('lost@aurora.example');
    await server.db.query(sql`alter table mail rename to mail_away`);
    await expect(send({ email: 'lost@aurora.example' })).rejects.toThrow('answered 500');
    await server.db.query(sql`alter table mail_away rename to mail`);
    expect(await rows('lost@aurora.example')).toEqual(before);
    expect((await send({ email: 'lost@aurora.example' })).status).toBe(201);
    expect(await readLink(server, 'lost@aurora.example')).toMatch(/^[\w-]{43}$/);
  });

  it('is as slow as check-email from one place, without counting what is not filled in or succeeds (D-139)', async () => {
    for (let count = 0; count < 6; count += 1) expect((await send({ phone: '' })).status).toBe(422);
    for (let count = 0; count < 6; count += 1)
      expect((await send({ email: `fair-${count}@aurora.example` })).status).toBe(201);
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(422);
    const { status, problem } = await send();
    expect([status, problem['retry_after']]).toEqual([429, expect.any(Number)]);
  });

  it('answers alike for every address where members are hidden, and tells the member by mail', async () => {
    await server.db.query(sql`update account set hides_members = true where hash = 'tropico'`);
    server.app.platform.accounts.forget();
    const hidden = await send({ email: 'seller@tropico.example' }, { account: 'tropico' });
    const fresh = await send({ email: 'fresh@aurora.example' }, { account: 'tropico' });
    expect([hidden.status, hidden.body]).toEqual([fresh.status, fresh.body]);
    expect((await mailsTo('seller@tropico.example')).map(({ kind }) => kind)).toEqual(['registration-known']);
    expect(await rows('seller@tropico.example')).toMatchObject({ members: 1, registrations: 0 });
  });

  it('tells an address that has registered as one with an account (A-010)', async () => {
    const { body } = await server.call(auth.checkEmail, { body: { email: 'ana@aurora.example' } });
    expect(body).toBe(true);
  });

  it('writes in the language of the reader, in the look of the account (D-051)', async () => {
    const headers = { 'accept-language': 'pt-BR' };
    await send({ email: 'pt@aurora.example' }, { headers, account: 'tropico' });
    const [mail] = await mailsTo('pt@aurora.example');
    expect(mail?.subject).toBe('Seu cadastro em Trópico');
    expect(mail?.text).toMatch(/http:\/\/tropico\.localhost:3000\/define-password\?hash=[\w-]{43}/);
    expect(mail?.html).toContain('Definir senha');
    expect(mail?.html).toContain('/define-password?hash=');
  });

  it('is open to visitors, as are the newsletter and signing in (P-059)', async () => {
    const account = 'vitrine';
    const grant = { grant_type: 'password' as const, username: 'buyer@vitrine.example', password: worldPassword };
    const answers = [
      await send({ email: 'visitor@aurora.example' }),
      await server.call(landing.subscribe, { account, body: { email: 'visitor@aurora.example', maillist: 'b' } }),
      await server.call(auth.token, { body: grant }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200]);
  });

  it('lists the events with their segments (A-025)', async () => {
    const { body } = await server.call(contract.account.events);
    expect(body.data).toEqual([
      {
        id: 1,
        name: 'Spring Week',
        slug: 'spring-week',
        logo: null,
        event_segments: [{ id: 1, name: 'Resort', slug: 'resort', is_active_event: true, image_tag_event: null }],
      },
    ]);
    expect((await server.call(contract.account.locations)).body.data.map(({ name }) => name)).toEqual([
      'Brazil',
      'Portugal',
      'United States',
    ]);
  });
});
