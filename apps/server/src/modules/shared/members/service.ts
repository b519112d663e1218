import { invitationLetter } from '@vitrine/mail';
import type { MailContent } from '@vitrine/mail';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { Language } from '../../../domain/language.ts';
import { recordChange } from '../../../platform/audit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { lockAccount } from '../account/lock.ts';
import { endPasswordLinks, invitationDays, makePasswordLink } from '../auth/passwordLink.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { placeBrand, placeRetailer } from './parties.ts';
import type { NewBrand, Party } from './parties.ts';
import { countSessions, findMember, insertMember, listMembers, setStatus } from './repository.ts';
import type { MemberRow } from './repository.ts';

export type { NewBrand } from './parties.ts';
export type { MemberRow } from './repository.ts';

/** The way a link to the first password takes: by mail, or to the person who asked for it. */
export type Delivery = 'mail' | 'hand';

/** Where the link went. A link that was printed is kept nowhere else. */
export type Delivered = { mailedTo: string } | { link: string };

const knownMember = async (scope: Scope, email: string): Promise<MemberRow> => {
  const member = await findMember(scope, email);
  if (!member) throw notFound(`${email} is no member of the account "${scope.account.hash}".`);
  return member;
};

/** A member as the audit log names it. */
const subjectOf = ({ id, email }: MemberRow) => ({ id, name: email });

/** What the mail with the link to the first password says, and where the link leads. */
export interface Welcome {
  kind: string;
  link: 'define' | 'register';
  letter: (language: Language, values: LinkValues) => MailContent;
}

interface LinkValues {
  name: string;
  email: string;
  shop: string;
  days: number;
  url: string;
}

const invitation: Welcome = { kind: 'invitation', link: 'define', letter: invitationLetter };

const deliver = async (
  scope: Scope,
  member: MemberRow,
  by: Delivery,
  { kind, link, letter }: Welcome = invitation,
): Promise<Delivered> => {
  const { email, firstName, language } = member;
  // An administrator sends a new link because the earlier one is lost, or in wrong hands.
  await endPasswordLinks(scope, member.id);
  const { url, secret } = await makePasswordLink(scope, member.id, link);
  if (by === 'hand') return { link: url };
  const content = letter(language, { name: firstName, email, shop: scope.account.name, days: invitationDays, url });
  await queueMails(scope, [{ kind, recipient: email, secret, ...renderMail(scope, language, content) }]);
  return { mailedTo: email };
};

export interface MemberOrder {
  email: string;
  firstName: string;
  lastName: string;
  role: MemberRow['role'];
  /** Name of the retailer a buyer buys for, or of the brand a seller sells for. */
  party?: string | undefined;
  /** The one that is known by its id, instead of its name. */
  known?: Party | undefined;
  language: Language;
  phone?: string;
  /** How the brand of a seller is made if it is new. */
  brand?: NewBrand | undefined;
  /** Refuses a party that exists, so that nobody joins one by its name. */
  onlyNewParty?: boolean;
}

const placeParty = async (scope: Scope, { role, party, known, brand }: MemberOrder): Promise<Party | undefined> => {
  if (known || party === undefined) return known;
  return role === 'buyer' ? placeRetailer(scope, party) : placeBrand(scope, party, brand);
};

export interface CreatedMember {
  member: MemberRow;
  partyIsNew: boolean;
  delivered: Delivered;
}

/** Adds a member, with the retailer or brand when it is missing, and a link to choose the first password. All of it or nothing. */
export const createMember = (
  scope: Scope,
  order: MemberOrder,
  by: Delivery,
  welcome?: Welcome,
): Promise<CreatedMember> =>
  inTransaction(scope, async (tx) => {
    await lockAccount(tx);
    const known = await findMember(tx, order.email);
    if (known) throw new Refusal(409, `${order.email} is a member already: ${known.role}, ${known.status}.`);
    const party = await placeParty(tx, order);
    if (order.onlyNewParty && party && !party.created)
      throw new Refusal(409, `There is ${party.name} already. Name it with --brand to let ${order.email} act for it.`);
    await insertMember(tx, {
      ...order,
      retailerId: order.role === 'buyer' ? (party?.id ?? null) : null,
      brandId: order.role === 'seller' ? (party?.id ?? null) : null,
    });
    const member = await knownMember(tx, order.email);
    await recordChange(tx, {
      action: 'member.create',
      subject: subjectOf(member),
      after: { role: member.role, company: member.party },
    });
    return { member, partyIsNew: party?.created ?? false, delivered: await deliver(tx, member, by, welcome) };
  });

/** Sends another link to choose a password; an earlier invitation stops working. */
export const inviteMember = (scope: Scope, email: string, by: Delivery): Promise<Delivered> =>
  inTransaction(scope, async (tx) => {
    const member = await knownMember(tx, email);
    if (member.status !== 'active')
      throw new Refusal(409, `${email} is ${member.status} and could not sign in. Activate the member first.`);
    await recordChange(tx, { action: 'member.invite', subject: subjectOf(member) });
    return deliver(tx, member, by);
  });

/** Ends every session of a member. Returns how many there were. */
export const endSessions = (scope: Scope, email: string): Promise<number> =>
  inTransaction(scope, async (tx) => {
    const member = await knownMember(tx, email);
    const count = await countSessions(tx, member.id);
    await endOtherSessions(tx, member.id, null);
    if (count > 0)
      await recordChange(tx, { action: 'member.end_sessions', subject: subjectOf(member), after: { ended: count } });
    return count;
  });

const changeStatus = async (tx: Scope, member: MemberRow, status: 'active' | 'inactive'): Promise<boolean> => {
  const changed = await setStatus(tx, member.id, status);
  if (changed)
    await recordChange(tx, {
      action: status === 'active' ? 'member.activate' : 'member.deactivate',
      subject: subjectOf(member),
      before: { status: member.status },
      after: { status },
    });
  return changed;
};

/** Keeps a member out: no session, no link, no sign-in. False when that was so already. */
export const deactivateMember = (scope: Scope, email: string): Promise<boolean> =>
  inTransaction(scope, async (tx) => {
    const member = await knownMember(tx, email);
    const changed = await changeStatus(tx, member, 'inactive');
    await endPasswordLinks(tx, member.id);
    await endOtherSessions(tx, member.id, null);
    return changed;
  });

/** Lets a member in again, with the password from before. False when nothing was in the way. */
export const activateMember = (scope: Scope, email: string): Promise<boolean> =>
  inTransaction(scope, async (tx) => changeStatus(tx, await knownMember(tx, email), 'active'));

/** True if somebody signs in with this address. */
export const isMember = async (scope: Scope, email: string): Promise<boolean> =>
  (await findMember(scope, email)) !== undefined;

export const membersOf = (scope: Scope): Promise<MemberRow[]> => listMembers(scope);
