import { contract } from '@vitrine/api';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { profile, auth } = contract;
const as = 'buyer@vitrine.example';

const address = {
  to: 'Harbour Store Ltd',
  contact: 'Bea Test',
  address: '1 Quay Street',
  city: 'Porto',
  state: '',
  zip_code: '4000-001',
  country: 'Portugal',
  phone_number: '+351 912 345 678',
};
const company = {
  name: 'Harbour Store',
  year_established: '1998',
  text: 'Linen and shoes by the harbour.',
  website: 'harbour.example',
  facebook: 'facebook.com/harbour',
  instagram: 'https://www.instagram.com/harbour/',
  'locations[]': [1, 3],
};

describeEngines('the profile', (server) => {
  const me = async (member = as) => (await server.call(auth.me, { as: member })).body;

  /** A form with a picture, as a browser sends it. */
  const sendForm = async (fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { body, headers } = new Request('http://shop.example', { method: 'POST', body: form });
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    const authorization = `Bearer ${await server.token(as)}`;
    const type = headers.get('content-type') ?? '';
    const answer = await server.fetch('/v2/profile/buyer/', {
      method: 'POST',
      headers: { authorization, 'x-account-hash': 'vitrine', 'content-type': type },
      body: bytes,
    });
    return answer as typeof answer & { json: { data: { logo: string | null }; errors?: Record<string, string[]> } };
  };

  it('comes with the stage: the company, empty addresses, the people (A-007, E-03, E-47)', async () => {
    const found = await me('review@vitrine.example');
    expect(found).toMatchObject({ stage: 'in_review', name: 'Review Shop', locations: [1, 2], logo: null, text: '' });
    expect(found).toMatchObject({ billing_to: '', billing_tax_id: '', shipping_to: '' });
    expect(found).not.toHaveProperty('shipping_tax_id');
    expect(found.users).toEqual([
      { first_name: 'Rita', last_name: 'Test', email: 'review@vitrine.example', status: 'active' },
    ]);
  });

  it('of a brand is its people alone, of staff nothing', async () => {
    expect(Object.keys(await me('seller@vitrine.example'))).toEqual(['stage', 'users']);
    expect(await me('staff@vitrine.example')).toEqual({ stage: null });
  });

  it('keeps the company, with https:// in front of addresses, and empties what is left out (A-114, D-024, V-087, V-088)', async () => {
    const { status, body } = await server.call(profile.saveCompany, { as, body: { _method: 'PUT', ...company } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      website: 'https://harbour.example',
      facebook: 'https://facebook.com/harbour',
      instagram: company.instagram,
      year_established: 1998,
    });
    expect(await me()).toMatchObject({ text: company.text, locations: [1, 3] });
    const { 'locations[]': locations, name } = company;
    await server.call(profile.saveCompany, { as, body: { name, locations } });
    expect(await me()).toMatchObject({
      website: null,
      facebook: null,
      instagram: null,
      year_established: null,
      text: '',
    });
    expect((await me('rival@vitrine.example')).name).toBe('North Lane');
  });

  it('says what is wrong with each field, and keeps nothing then (V-033, V-034, V-037, V-038, V-039, V-080, V-081, V-082, V-083, V-084, V-085, V-086, X-076, D-119, D-120)', async () => {
    const wrong = {
      name: 'Lo',
      text: '7 signs',
      website: 'https://harbour',
      instagram: 'instagram.com/harbour',
      facebook: 'https://facebook.com.example/harbour',
    };
    const { status, problem } = await server.call(profile.saveCompany, {
      as,
      body: { ...wrong, year_established: '1950' },
    });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      name: ['Name must have to be 3 character at least.'],
      year_established: ['Year must be valid.'],
      text: ['Text must have to be 8 characters at least.'],
      website: ['The website must be a valid URL.'],
      instagram: ['The instagram must be a valid URL.'],
      facebook: ['The facebook must be a valid URL.'],
      locations: ['You must have to select 1 country at least.'],
    });
    const unknown = await server.call(profile.saveCompany, { as, body: { ...company, 'locations[]': [1, 99] } });
    expect(unknown.problem.errors).toEqual({ locations: ['This country is not in the list.'] });
    expect((await me()).name).toBe('Harbour Store');
    const right = { name: 'Lot', text: '8 signs.', website: 'harbour.example', facebook: 'www.facebook.com/harbour' };
    const instagram = 'http://www.instagram.com/harbour';
    expect((await server.call(profile.saveCompany, { as, body: { ...company, ...right, instagram } })).status).toBe(
      200,
    );
    await server.call(profile.saveCompany, { as, body: company });
  });

  it('keeps the text of the other language when it did not change, and replaces both when it did', async () => {
    await server.db.query(
      sql`update retailer set about = '{"en": "Our harbour.", "pt_BR": "Nosso porto."}' where id = 1`,
    );
    const save = (text: string) => server.call(profile.saveCompany, { as, body: { ...company, text } });
    await save('Our harbour.');
    const read = async () =>
      (await server.db.query<{ about: object }>(sql`select about from retailer where id = 1`))[0]?.about;
    expect(await read()).toEqual({ en: 'Our harbour.', pt_BR: 'Nosso porto.' });
    await save('Another harbour.');
    expect(await read()).toEqual({ en: 'Another harbour.' });
  });

  it('redraws a logo, keeps it when none is sent, and removes it with delete_logo (S-119, S-120, V-089, R-364)', async () => {
    const png = await sharp({ create: { width: 346, height: 219, channels: 3, background: '#b5573a' } })
      .png()
      .toBuffer();
    const fields = { name: 'Harbour Store', 'locations[]': '1' };
    const logo = new File([new Uint8Array(png)], 'logo.png', { type: 'image/png' });
    const { status, json } = await sendForm({ ...fields, logo });
    expect(status).toBe(200);
    expect(json.data.logo).toMatch(/^\/media\/files\/logos\/[\w-]+\.webp$/);
    const stored = await server.fetch(json.data.logo ?? '');
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ format: 'webp', width: 346, height: 219 });
    expect((await sendForm(fields)).json.data.logo).toBe(json.data.logo);
    const broken = await sendForm({ ...fields, logo: new File(['no picture'], 'logo.png', { type: 'image/png' }) });
    expect(broken.status).toBe(422);
    expect(broken.json.errors?.['logo']?.[0]).toContain('This file cannot be read as a picture.');
    const text = await sendForm({ ...fields, logo: new File(['hello'], 'logo.txt', { type: 'text/plain' }) });
    expect(text.status).toBe(422);
    expect((await sendForm({ ...fields, delete_logo: '1' })).json.data.logo).toBeNull();
  });

  it('keeps each address, from which the next order starts (A-113, D-025, V-071, X-077)', async () => {
    const billing = await server.call(profile.saveAddress, {
      as,
      body: { type: 'billing', ...address, tax_id: 'PT 501' },
    });
    expect(billing.body).toMatchObject({
      message: 'Success',
      data: { billing_to: address.to, billing_tax_id: 'PT 501' },
    });
    await server.call(profile.saveAddress, { as, body: { type: 'shipping', ...address } });
    expect(await me()).toMatchObject({ billing_city: 'Porto', shipping_zip_code: '4000-001' });
    const orders = await server.call(contract.orders.addresses, { as });
    expect(orders.body.data.billing).toMatchObject({ to: address.to, tax_id: 'PT 501' });
    const wrong = await server.call(profile.saveAddress, {
      as,
      body: { type: 'billing', ...address, city: '' },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(wrong.problem.errors).toEqual({ city: ['Informe a cidade.'] });
  });

  it('keeps the chosen business domains and refuses unknown ones (A-111, A-112, D-098)', async () => {
    const { body } = await server.call(profile.saveDomains, { as, body: { domains: [2, 5] } });
    const chosen = (list: typeof body) => list.data.data.filter(({ selected }) => selected).map(({ id }) => id);
    expect(chosen(body)).toEqual([2, 5]);
    expect((await server.call(profile.saveDomains, { as, body: { domains: [2, 99] } })).status).toBe(422);
    const again = await server.call(profile.domains, { as, headers: { 'accept-language': 'pt-BR' } });
    expect(chosen(again.body)).toEqual([2, 5]);
    expect(again.body.data.data.map(({ name }) => name)).toContain('Loja multimarcas');
    const other = await server.call(profile.domains, { as: 'rival@vitrine.example' });
    expect(chosen(other.body)).toEqual([]);
  });

  it('keeps name, phone and language of a member, never the address (A-117, E-48, V-090, V-091, V-092, V-093, X-075)', async () => {
    for (const who of [as, 'seller@vitrine.example', 'staff@vitrine.example']) {
      const body = { first_name: ' Bia ', last_name: 'Sol', phone: '+351 912', language_code: 'pt_BR' as const };
      const saved = await server.call(profile.saveUser, { as: who, body: { ...body, email: 'x@x.example' } as never });
      expect(saved.body).toMatchObject({ first_name: 'Bia', last_name: 'Sol', email: who, language_code: 'pt_BR' });
    }
    const wrong = await server.call(profile.saveUser, { as, body: { first_name: 'B', last_name: '', phone: '123' } });
    expect(wrong.problem.errors).toEqual({
      first_name: ['Name must have to be 3 characters at least.'],
      last_name: ['Name must have to be 3 characters at least.'],
      phone: ['Phone field is required.'],
    });
    const { body } = await server.call(auth.userData, { as });
    expect(body).toMatchObject({ first_name: 'Bia', language_code: 'pt_BR' });
  });

  it('is closed to visitors, and the calls of retailers to brands and staff (P-041, P-044)', async () => {
    expect((await server.call(profile.domains)).status).toBe(401);
    for (const who of ['seller@vitrine.example', 'staff@vitrine.example']) {
      expect((await server.call(profile.domains, { as: who })).status).toBe(403);
      expect((await server.call(profile.saveCompany, { as: who, body: company })).status).toBe(403);
      expect((await server.call(profile.saveAddress, { as: who, body: { type: 'billing', ...address } })).status).toBe(
        403,
      );
    }
  });
});
