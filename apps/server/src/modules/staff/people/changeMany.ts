import type { contract } from '@vitrine/api';
import type { ManyDone } from '@vitrine/api/client';
import type { z } from 'zod';
import { changeEach } from '../../../domain/changeEach.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { activateMember, deactivateMember, endSessions } from '../../shared/members/service.ts';
import { hasOtherOwner } from './repository.ts';
import type { Person } from './repository.ts';
import { refuseOwn, requireSeen, sendInvitation, workOn } from './service.ts';
import { t } from './words.ts';

type Wanted = z.output<(typeof contract.staffPeople)['changeMany']['body']>;

const refuse = (tx: Scope, word: Parameters<typeof t>[1], values?: Record<string, string>): never => {
  throw new Refusal(409, t(tx.language, word, values));
};

/** Whether a brand would be left without anybody who may do everything for it. */
const isOnlyOwner = async (tx: Scope, { id, right, status }: Person): Promise<boolean> =>
  right === 'owner' && status === 'active' && !(await hasOtherOwner(tx, id));

/** What each act does to a person, or why it does not. */
const works: Readonly<Record<Wanted['act'], (tx: Scope, person: Person) => Promise<unknown>>> = {
  deactivate: async (tx, person) => {
    if (person.status === 'inactive') refuse(tx, 'isInactive');
    if (await isOnlyOwner(tx, person)) refuse(tx, 'onlyOwner', { brand: person.company?.name ?? '' });
    return deactivateMember(tx, person.email);
  },
  activate: (tx, { status, email }) => (status === 'active' ? refuse(tx, 'isActive') : activateMember(tx, email)),
  end_sessions: (tx, { sessions, email }) => (sessions === 0 ? refuse(tx, 'isSignedOut') : endSessions(tx, email)),
  invite: (tx, { status, has_password, email }) => {
    if (status !== 'active') refuse(tx, 'inactive');
    return has_password ? refuse(tx, 'hasPassword') : sendInvitation(tx, email);
  },
};

/** Does one thing to many people. Who cannot be changed, or is not as the writer has seen them, is left. */
export const changeMany = (scope: Scope, { act, people }: Wanted): Promise<ManyDone> =>
  changeEach(people, t(scope.language, 'gone'), ({ id, seen }) =>
    inTransaction(scope, (tx) =>
      workOn(tx, id, async (held, person) => {
        refuseOwn(held, person);
        await requireSeen(held, person, seen);
        return works[act](held, person);
      }),
    ),
  );
