import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { TestServer } from '../server.ts';
import type { Write } from './writer.ts';

const { auth, connections, passwordChange, profile, staffViews } = contract;
const as = 'seller@vitrine.example';

const meetRetailers = async (write: Write, server: TestServer): Promise<void> => {
  const asked = async (buyer: string) => {
    const { body } = await server.call(connections.requestBrand, { as: buyer, params: { id: 1 } });
    return { connection_id: body.data.data.id };
  };
  await server.db.query(sql`delete from connection`);
  await write(connections.request, { as, params: { type: 'buyer', subjectId: 2 } });
  await write(connections.decline, { as, body: await asked('buyer@vitrine.example') });
  await write(connections.accept, { as, body: await asked('buyer@vitrine.example') });
};

const changeOwnPassword = async (write: Write, server: TestServer): Promise<void> => {
  const code = async () => {
    await server.call(passwordChange.sendCode, { as, body: { email: as } });
    const [mail] = await server.db.query<{ text: string }>(
      sql`select text from mail where recipient = ${as} and kind = 'password-code' order by id desc limit 1`,
    );
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const password = 'linen-in-lisbon';
  const body = { code: await code(), password, password_confirmation: password };
  await write(passwordChange.change, { as, body });
  await server.db.query(sql`update member set password_changed = false where email = ${as}`);
  await write(auth.changeDefaultPassword, { as, body: { password: 'wool-in-porto', confirm: 'wool-in-porto' } });
};

const endView = async (write: Write, server: TestServer): Promise<void> => {
  const staff = 'staff@vitrine.example';
  const { body } = await server.call(staffViews.open, { as: staff, body: { subject: 'person', id: 1 } });
  const begun = await server.call(staffViews.begin, { body: { ticket: body.data.ticket } });
  const headers = { authorization: `Bearer ${begun.body.data.access_token}` };
  await write(staffViews.end, { by: staff, headers });
};

/** Every write that retailers can make too and that has an entry of staff and people of a brand. */
export const writeAsAnybody = async (write: Write, server: TestServer): Promise<void> => {
  await meetRetailers(write, server);
  const person = {
    first_name: 'Luisa',
    last_name: 'Martins',
    phone: '+351 912 345 678',
    language_code: 'pt_BR',
  } as const;
  await write(profile.saveUser, { as, body: person });
  await write(profile.saveUser, { as: 'staff@vitrine.example', body: person });
  await changeOwnPassword(write, server);
  await endView(write, server);
};
