import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { firstOf } from '../raceOrders.ts';
import type { TestServer } from '../server.ts';
import type { Write } from './writer.ts';

const {
  registration,
  staffAccounts,
  staffBranding,
  staffBrandingReview,
  staffBrands,
  staffContent,
  staffMails,
  staffPeople,
  staffRetailers,
  staffSizeCharts,
} = contract;
const as = 'staff@vitrine.example';

const decideOnRetailers = async (write: Write): Promise<void> => {
  await write(staffRetailers.review, { as, params: { id: 3 }, body: { decision: 'approve', seen: 'in_review' } });
  await write(staffRetailers.approve, { as, body: { retailers: [{ id: 4, seen: 'pending' }] } });
};

const letBrandsIn = async (write: Write, server: TestServer): Promise<void> => {
  const apply = async (company_name: string, email: string) => {
    await server.call(registration.send, {
      body: {
        type: 's',
        company_name,
        company_website: 'https://brand.example',
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
    return { id: firstOf(body.data).id };
  };
  const params = await apply('Areia', 'ada@areia.example');
  const { data } = await write(staffBrands.approve, {
    as,
    params,
    body: { name: 'Areia', slug: 'areia', publish: false },
  });
  await write(staffBrands.publish, { as, params: { id: data.id }, body: { is_published: true, seen: false } });
  const brands = [{ id: data.id, seen: true }];
  await write(staffBrands.publishMany, { as, body: { is_published: false, brands } });
  await write(staffBrands.refuse, {
    as,
    params: await apply('Sal', 'ana@sal.example'),
    body: { reason: 'No pictures.' },
  });
};

const keepPeople = async (write: Write, server: TestServer): Promise<void> => {
  const email = 'kai@vitrine.example';
  const person = { email, first_name: 'Kai', last_name: '', role: 'staff', language_code: 'en' } as const;
  const { data } = await write(staffPeople.add, { as, body: person });
  const params = { id: data.id };
  await write(staffPeople.invite, { as, params });
  const failMail = () =>
    server.db.query(sql`update mail set error = '550 No such user', attempts = 12 where recipient = ${email}`);
  await failMail();
  const failed = await server.call(staffMails.list, { as, query: { status: 'failed' } });
  await write(staffMails.sendAgain, { as, params: { id: firstOf(failed.body.data).id } });
  await failMail();
  await write(staffMails.sendFailed, { as });
  await server.token(email);
  await write(staffPeople.endSessions, { as, params });
  const seen = { is_staff: true, may_add_one_unit: false, right: null };
  await write(staffPeople.setRights, { as, params, body: { ...seen, may_add_one_unit: true, seen } });
  await write(staffPeople.setActive, { as, params, body: { active: false, seen: 'active' } });
  await write(staffPeople.setActive, { as, params, body: { active: true, seen: 'inactive' } });
  const people = [{ id: data.id, seen: 'active' as const }];
  await write(staffPeople.changeMany, { as, body: { act: 'deactivate', people } });
  await write(staffPeople.erase, { as, params, body: { email } });
};

const addMarketplace = async (write: Write): Promise<void> => {
  const person = { email: 'kai@aurora.example', first_name: 'Kai', last_name: '' };
  const shop = { hash: 'aurora', name: 'Aurora', support_email: 'help@aurora.example', hosts: ['aurora.example'] };
  await write(staffAccounts.add, { as, body: { ...shop, ...person, language_code: 'en', look: 'own' } });
};

const writeContent = async (write: Write, server: TestServer): Promise<void> => {
  const terms = { name: 'terms' };
  const before = (await server.call(staffContent.file, { as, params: terms })).body.data;
  const document = { text: { en: '<p>New terms.</p>' } };
  const body = { kind: 'terms' as const, document, seen: before.version };
  const { data } = await write(staffContent.set, { as, params: terms, body });
  const versions = (await server.call(staffContent.versions, { as, params: terms })).body.data;
  const former = { id: versions.at(-1)?.id ?? 0, seen: data.version };
  await write(staffContent.restore, { as, params: terms, body: former });
  const page = { name: 'totheworld' };
  const blank = (await server.call(staffContent.file, { as, params: page })).body.data;
  if (blank.kind !== 'page') throw new Error('totheworld is a page.');
  const titled = { ...blank, document: { ...blank.document, title: { en: 'World' } }, seen: blank.version };
  const saved = await write(staffContent.set, { as, params: page, body: titled });
  const seen = saved.data.version ?? '';
  const renamed = await write(staffContent.rename, { as, params: page, body: { seen, slug: 'world' } });
  await write(staffContent.remove, { as, params: { name: renamed.data.name }, query: { seen } });
};

const reviewTheLook = async (write: Write, seen: number): Promise<void> => {
  const looked = { surface: 'directory', viewer: 'visitor', mode: 'dark', language: 'en' } as const;
  const said = await write(staffBrandingReview.comment, { as, body: { ...looked, text: 'Softer' } });
  const params = { id: firstOf(said.data.comments).id };
  await write(staffBrandingReview.settle, { as, params, body: { done: true } });
  await write(staffBrandingReview.decide, { as, body: { seen, decision: 'needs_work' } });
};

const changeTheLook = async (write: Write, server: TestServer): Promise<void> => {
  const { version, live } = (await server.call(staffBranding.read, { as })).body.data;
  const save = (seen: number) =>
    write(staffBranding.saveDraft, { as, body: { seen, document: JSON.stringify({ ...live, name: 'Other' }) } });
  const draft = await save(version);
  await reviewTheLook(write, draft.data.version);
  const discarded = await write(staffBranding.discardDraft, { as, body: { seen: draft.data.version } });
  const again = await save(discarded.data.version);
  const published = await write(staffBranding.publish, { as, body: { seen: again.data.version } });
  const body = { seen: published.data.version, id: published.data.published[1]?.id ?? 0 };
  await write(staffBranding.restore, { as, body });
};

/** Every write of staff, each with the input it needs. */
const keepSizeCharts = async (write: Write): Promise<void> => {
  const hats = { name: { en: 'Hats' }, run: 'letters', measurements: [{ name: { en: 'Head' }, cm: { S: 56 } }] };
  const { data } = await write(staffSizeCharts.add, { as, body: hats });
  const params = { id: data.id };
  await write(staffSizeCharts.save, { as, params, body: { ...hats, name: { en: 'Caps' }, seen: data.version } });
  await write(staffSizeCharts.remove, { as, params });
};

export const writeAsStaff = async (write: Write, server: TestServer): Promise<void> => {
  await decideOnRetailers(write);
  await letBrandsIn(write, server);
  await keepPeople(write, server);
  await addMarketplace(write);
  await writeContent(write, server);
  await changeTheLook(write, server);
  await keepSizeCharts(write);
};
