import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { retailers } = contract;
const as = 'seller@vitrine.example';

/** Approved retailers of account 1: Harbour Store (1) and North Lane (2), both in Brazil (1) and Portugal (2), and those made here. */
describeEngines('retailer directory', (server) => {
  const made = ['Ébano', 'Éden', '1872', 'Ça va', 'zen', ...[...Array(24).keys()].map((place) => `Shop ${place + 10}`)];
  beforeAll(async () => {
    await server.db.query(sql`
      insert into retailer (account_id, name, stage, location_ids)
      select 1, name, 'approved', '{3}' from json_array_elements_text(${JSON.stringify(made)}::json) name`);
    await server.db.query(sql`
      update retailer set logo = '/logo.svg', facebook = 'https://facebook.example/h', website = 'javascript:alert(1)', year_established = 1998,
        about = '{"en": "By the harbour.", "pt_BR": "No porto."}', first_request_text = '{"en": "Write to Ana."}' where id = 1`);
  });

  const find = async (query: { page?: number; locations?: string; search?: string; letter?: string } = {}) =>
    (await server.call(retailers.list, { as, query })).body;
  const names = async (query: Parameters<typeof find>[0]) => (await find(query)).data.map(({ name }) => name);
  const open = (id: number, who = as, language = 'en') =>
    server.call(retailers.page, { as: who, params: { id }, headers: { 'accept-language': language } });

  it('lists approved retailers by name, 27 a page, with their locations (A-109, E-46, K-41, P-040)', async () => {
    const first = await find();
    expect([first.data.length, first.meta]).toEqual([27, { total: 31 }]);
    expect(first.data[0]).toMatchObject({ name: '1872', logo: null, locations: [{ name: 'United States' }] });
    expect(first.data.find(({ id }) => id === 1)).toEqual({
      id: 1,
      name: 'Harbour Store',
      logo: '/logo.svg',
      locations: [{ name: 'Brazil' }, { name: 'Portugal' }],
    });
    expect(await names({ page: 2 })).toEqual(['Shop 31', 'Shop 32', 'Shop 33', 'zen']);
    expect((await find({ page: 9 })).data).toEqual([]);
  });

  it('narrows by the first letter, without case and diacritics; # is for the others (A-109, D-109)', async () => {
    expect(await names({ letter: 'E' })).toEqual(['Ébano', 'Éden']);
    expect(await names({ letter: 'c' })).toEqual(['Ça va']);
    expect(await names({ letter: 'Z' })).toEqual(['zen']);
    expect(await names({ letter: '#' })).toEqual(['1872']);
    expect((await find({ letter: 'nothing' })).meta.total).toBe(31);
  });

  it('narrows by locations and by a part of the name, all together (A-109)', async () => {
    expect(await names({ locations: '1' })).toEqual(['Harbour Store', 'North Lane']);
    expect((await find({ locations: '1,3,x' })).meta.total).toBe(31);
    expect(await names({ search: ' EDEN ' })).toEqual(['Éden']);
    expect(await names({ search: 'or', locations: '2', letter: 'N' })).toEqual(['North Lane']);
    expect(await find({ search: 'nobody' })).toEqual({ data: [], meta: { total: 0 } });
  });

  it('opens a retailer’s page in the reader’s language, without links into scripts (A-110, E-46, D-020)', async () => {
    const { status, body } = await open(1);
    expect([status, body.data]).toEqual([
      200,
      {
        id: 1,
        name: 'Harbour Store',
        logo: '/logo.svg',
        facebook: 'https://facebook.example/h',
        instagram: null,
        website: null,
        year_established: 1998,
        text: 'By the harbour.',
        instrucoes_primeira_request: 'Write to Ana.',
        locations: [{ name: 'Brazil' }, { name: 'Portugal' }],
      },
    ]);
    expect((await open(1, as, 'pt-BR')).body.data.text).toBe('No porto.');
  });

  it('shows a retailer in review only to a brand it has a connection with; others do not exist (A-110)', async () => {
    expect((await open(3)).status).toBe(404);
    await server.db.query(sql`
      insert into connection (account_id, retailer_id, brand_id, status, requested_by) values (1, 3, 1, 'pending', 'buyer')`);
    expect((await open(3)).body.data.name).toBe('Review Shop');
    for (const answer of [await open(3, 'maru@vitrine.example'), await open(6), await open(999)])
      expect([answer.status, answer.problem.message]).toEqual([404, 'Not found.']);
  });

  it('is open to staff without a brand (A-109, A-110)', async () => {
    const staff = 'staff@vitrine.example';
    expect((await server.call(retailers.list, { as: staff })).body.meta.total).toBe(31);
    expect([(await open(1, staff)).status, (await open(3, staff)).status]).toEqual([200, 404]);
  });

  it('is closed to visitors and to retailers, approved or not (P-037, P-038, P-039, P-056)', async () => {
    expect((await server.call(retailers.list, { account: 'vitrine' })).status).toBe(401);
    for (const who of ['buyer@vitrine.example', 'review@vitrine.example']) {
      expect((await server.call(retailers.list, { as: who })).status).toBe(403);
      expect((await open(1, who)).status).toBe(403);
    }
  });
});
