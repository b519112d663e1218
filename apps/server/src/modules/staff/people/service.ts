import type { CallData, contract } from '@vitrine/api';
import { canonicalEmail, isEmail } from '@vitrine/api/rules';
import type { z } from 'zod';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, member } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange, whoChanged } from '../../../platform/audit.ts';
import { translateInput } from '../../../platform/inputWords.ts';
import { spend } from '../../../platform/rateLimit.ts';
import {
  activateMember,
  createMember,
  deactivateMember,
  endSessions,
  inviteMember,
  isMember,
} from '../../shared/members/service.ts';
import { staffInvitationBudgets } from '../../shared/members/invitationBudgets.ts';
import { findBrand, findRetailer, freeSlug, partyOfId } from '../../shared/members/parties.ts';
import { historyOf } from '../log/service.ts';
import { findPerson, hasOtherOwner, lockPerson, writeRights } from './repository.ts';
import type { Person, Rights } from './repository.ts';
import { t } from './words.ts';

type Calls = typeof contract.staffPeople;
export type PersonFile = CallData<Calls['file']>['data'];

const find = async (scope: Scope, id: number): Promise<Person> => {
  const person = await findPerson(scope, id);
  if (!person) throw notFound();
  return person;
};

export const openPerson = async (scope: Scope, id: number): Promise<PersonFile> => ({
  ...(await find(scope, id)),
  history: await historyOf(scope, 'member', id),
});

/** Does something to a person in a transaction, held against other writers. */
export const workOn = async (
  tx: Scope,
  id: number,
  work: (tx: Scope, person: Person) => Promise<unknown>,
): Promise<void> => {
  await lockPerson(tx, id);
  await work(tx, await find(tx, id));
};

/** Does something to a person in one transaction, and answers with the person afterwards. */
const change = (scope: Scope, id: number, work: (tx: Scope, person: Person) => Promise<unknown>): Promise<PersonFile> =>
  inTransaction(scope, async (tx) => {
    await workOn(tx, id, work);
    return openPerson(tx, id);
  });

/** Nobody locks themselves out. */
export const refuseOwn = (scope: Scope, { id }: Person): void => {
  if (member(scope).memberId === id) throw new Refusal(409, t(scope.language, 'own'));
};

export interface Activity {
  active: boolean;
  /** The status of the person when the writer saw it. */
  seen: Person['status'];
}

const meanwhile = {
  active: 'activatedMeanwhile',
  inactive: 'deactivatedMeanwhile',
  pending: 'pendingMeanwhile',
} as const;

/** A writer who has not seen the status of now gets a 409 that says who changed it. */
export const requireSeen = async (tx: Scope, { id, status, name }: Person, seen: Person['status']): Promise<void> => {
  if (status === seen) return;
  const person = await whoChanged(tx, id, ['member.create', 'member.activate', 'member.deactivate']);
  throw new Refusal(409, t(tx.language, meanwhile[status], { person, name }), { current: await openPerson(tx, id) });
};

/** Keeps a person out, or lets the person in. */
export const setActive = (scope: Scope, id: number, { active, seen }: Activity): Promise<PersonFile> =>
  change(scope, id, async (tx, person) => {
    await requireSeen(tx, person, seen);
    if (active) return activateMember(tx, person.email);
    refuseOwn(tx, person);
    return deactivateMember(tx, person.email);
  });

export const signOut = (scope: Scope, id: number): Promise<PersonFile> =>
  change(scope, id, (tx, { email }) => endSessions(tx, email));

/** Mails a link, within the budgets of the sender and of the address. In a transaction: what is not sent is not counted. */
export const sendInvitation = async (tx: Scope, email: string): Promise<unknown> => {
  await spend(tx, staffInvitationBudgets(tx, email));
  return inviteMember(tx, email, 'mail');
};

export const invite = (scope: Scope, id: number): Promise<PersonFile> =>
  change(scope, id, (tx, { email, status }) => {
    if (status !== 'active') throw new Refusal(409, t(tx.language, 'inactive'));
    return sendInvitation(tx, email);
  });

const rightsOf = ({ is_staff, may_add_one_unit, right }: Rights): Rights => ({ is_staff, may_add_one_unit, right });

const areSame = (one: Rights, other: Rights): boolean =>
  one.is_staff === other.is_staff && one.may_add_one_unit === other.may_add_one_unit && one.right === other.right;

/** A brand keeps an active owner (D-049). A person who acts for no brand has no right in one. */
const checkRight = async (tx: Scope, { id, right: before, status }: Person, right: Rights['right']): Promise<void> => {
  if ((before === null) !== (right === null)) throw invalid({ right: [t(tx.language, 'rightOfBrand')] });
  if (before !== 'owner' || right === 'owner' || status !== 'active') return;
  if (!(await hasOtherOwner(tx, id))) throw invalid({ right: [t(tx.language, 'lastOwner')] });
};

/** Changes the rights of a person if they are still those that staff saw. */
export const setRights = (
  scope: Scope,
  id: number,
  { seen, ...rights }: Rights & { seen: Rights },
): Promise<PersonFile> =>
  change(scope, id, async (tx, person) => {
    if (!areSame(person, seen)) {
      const words = t(tx.language, 'rightsChanged', { person: await whoChanged(tx, id, ['member.rights']) });
      throw new Refusal(409, words, { current: rightsOf(person) });
    }
    if (person.is_staff && !rights.is_staff) {
      refuseOwn(tx, person);
      if (person.company === null) throw new Refusal(409, t(tx.language, 'noCompany'));
    }
    if (areSame(person, rights)) return;
    await checkRight(tx, person, rights.right);
    await writeRights(tx, id, rights);
    await recordChange(tx, {
      action: 'member.rights',
      subject: { id, name: person.email },
      before: rightsOf(person),
      after: rightsOf(rights),
    });
  });

export type NewPerson = z.output<Calls['add']['body']>;

type ActsFor = Pick<Parameters<typeof createMember>[1], 'known' | 'party' | 'brand'> & {
  errors?: Record<string, string[]>;
};

/**
 * Who a buyer or seller acts for: a company that is known, or a new one whose name nobody has; else why not. A brand is published later, by
 * staff.
 */
const companyOf = async (tx: Scope, { role, company, company_id }: NewPerson): Promise<ActsFor> => {
  if (role === 'staff') return {};
  if (company_id !== undefined) {
    const known = await partyOfId(tx, role, company_id);
    return known ? { known } : { errors: { company_id: [t(tx.language, 'companyGone')] } };
  }
  if (company === undefined) return { errors: { company_id: [t(tx.language, 'companyMissing')] } };
  const same =
    role === 'buyer' ? await findRetailer(tx, company) : await findBrand(tx, company, await freeSlug(tx, company));
  if (same) return { errors: { company: [t(tx.language, 'companyKnown', { name: same.name })] } };
  return { party: company, brand: { isPublished: false } };
};

/** Adds a person and mails the link to choose a password. */
export const addPerson = (scope: Scope, order: NewPerson): Promise<PersonFile> => {
  const email = canonicalEmail(order.email);
  return inTransaction(scope, async (tx) => {
    const { errors, ...company } = await companyOf(tx, order);
    const problems: Record<string, string[]> = {
      ...(order.first_name === '' && { first_name: [translateInput(tx.language, 'missing')] }),
      ...(!isEmail(email) && { email: [t(tx.language, 'noEmail')] }),
      ...((await isMember(tx, email)) && { email: [t(tx.language, 'memberAlready', { email })] }),
      ...errors,
    };
    if (Object.keys(problems).length > 0) throw invalid(problems);
    await spend(tx, staffInvitationBudgets(tx, email));
    const { member: added } = await createMember(
      tx,
      {
        email,
        firstName: order.first_name,
        lastName: order.last_name,
        role: order.role,
        language: order.language_code,
        ...company,
      },
      'mail',
    );
    return openPerson(tx, added.id);
  });
};
