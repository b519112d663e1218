import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { makePasswordLink } from '../../shared/auth/passwordLink.ts';

const { auth, brandOfficeLog, connections, profile, staffLog, staffPeople } = contract;
const buyer = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';
const staff = 'staff@vitrine.example';

describeEngines('what people of the back office change by calls that retailers make too', (server) => {
  const entries = async () => (await server.call(staffLog.list, { as: staff })).body.data;
  const save = (as: string, changed: object) =>
    server.call(profile.saveUser, {
      as,
      body: { first_name: 'Luisa', last_name: 'Martins', phone: '+351 912 345 678', ...changed },
    });

  it('is in the audit log with the values before and after, and only what others see (D-048, D-049)', async () => {
    await save(seller, { language_code: 'en' });
    await save(seller, { language_code: 'pt_BR', last_name: 'Lima' });
    await save(seller, { language_code: 'pt_BR', last_name: 'Lima', phone: '+351 912 345 679' });
    const [last] = (await server.call(brandOfficeLog.list, { as: seller })).body.data;
    expect(last).toMatchObject({
      action: 'member.profile',
      before: { last_name: 'Martins', language_code: 'en' },
      after: { last_name: 'Lima', language_code: 'pt_BR' },
      company: 'Lume',
    });
    expect(last?.after).not.toHaveProperty('phone');
    expect(await entries()).toHaveLength(2);
  });

  it('is not in the log when a retailer does it', async () => {
    const known = (await entries()).length;
    await save(buyer, { last_name: 'Rocha' });
    await server.call(connections.requestBrand, { as: buyer, params: { id: 2 } });
    expect(await entries()).toHaveLength(known);
  });

  it('counts an answer to a retailer once, by who was first', async () => {
    const { body } = await server.call(connections.requestBrand, { as: buyer, params: { id: 1 } });
    const answer = { as: seller, body: { connection_id: body.data.data.id } };
    await server.call(connections.decline, answer);
    await server.call(connections.accept, answer);
    const [last, before] = await entries();
    expect(last).toMatchObject({
      action: 'connection.decline',
      subject: { type: 'connection', id: '1', name: 'Harbour Store' },
    });
    expect(before?.action).not.toMatch(/^connection/);
  });

  it('has an entry of a password that somebody chose by the link of a mail, without the password (S-041)', async () => {
    const person = { email: 'kai@vitrine.example', first_name: 'Kai', last_name: '', language_code: 'en' } as const;
    const { body } = await server.call(staffPeople.add, { as: staff, body: { ...person, role: 'staff' } });
    const { secret } = await makePasswordLink(await server.scope(), body.data.id, 'recovery');
    const password = 'linen-in-lisbon';
    const chosen = { token: secret.value, password, confirm: password };
    expect((await server.call(auth.recoveryConfirm, { account: 'vitrine', body: chosen })).status).toBe(200);
    const [last] = await entries();
    expect(last).toMatchObject({ action: 'member.password', actor: { name: 'Kai' }, before: null, after: null });
  });

  it('loses the name when the data of the person is deleted (D-067)', async () => {
    const [kai] = (await server.call(staffPeople.list, { as: staff, query: { search: 'kai@' } })).body.data;
    await save('kai@vitrine.example', { first_name: 'Kaia' });
    const params = { id: kai?.id ?? 0 };
    await server.call(staffPeople.setActive, { as: staff, params, body: { active: false, seen: 'active' } });
    await server.call(staffPeople.erase, { as: staff, params, body: { email: 'kai@vitrine.example' } });
    const profiles = (await entries()).filter(({ action }) => action === 'member.profile');
    expect(JSON.stringify(profiles)).not.toContain('Kai');
  });
});
