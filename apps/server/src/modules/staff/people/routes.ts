import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { changeMany } from './changeMany.ts';
import { findPeople } from './repository.ts';
import { erasePerson, exportPerson } from '../personData/service.ts';
import { addPerson, invite, openPerson, setActive, setRights, signOut } from './service.ts';

/** The people of an account, for staff. */
export const staffPeopleRoutes = implement(contract.staffPeople, {
  list: async ({ scope, query }) => ({ status: 200, data: await findPeople(scope, query) }),
  file: async ({ scope, params }) => ({ status: 200, data: { data: await openPerson(scope, params.id) } }),
  add: async ({ scope, body }) => ({ status: 201, data: { data: await addPerson(scope, body) } }),
  setActive: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await setActive(scope, params.id, body) },
  }),
  changeMany: async ({ scope, body }) => ({ status: 200, data: { data: await changeMany(scope, body) } }),
  endSessions: async ({ scope, params }) => ({ status: 200, data: { data: await signOut(scope, params.id) } }),
  invite: async ({ scope, params }) => ({ status: 200, data: { data: await invite(scope, params.id) } }),
  exportData: async ({ scope, params }) => ({ status: 200, file: await exportPerson(scope, params.id) }),
  erase: async ({ scope, params, body }) => {
    await erasePerson(scope, params.id, body.email);
    return { status: 204 };
  },
  setRights: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await setRights(scope, params.id, body) },
  }),
});
