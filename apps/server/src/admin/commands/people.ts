import { z } from 'zod';
import {
  activateMember,
  createMember,
  deactivateMember,
  endSessions,
  inviteMember,
  membersOf,
} from '../../modules/shared/members/service.ts';
import { reviewRetailer } from '../../modules/shop/retailers/service.ts';
import type { Review, Reviewed } from '../../modules/shop/retailers/service.ts';
import { command, Misused } from '../command.ts';
import type { Installation } from '../command.ts';
import { account, email, language, line } from '../fields.ts';
import { said, table } from '../report.ts';
import { openScope } from '../scope.ts';
import { aboutLink, aboutMails, deliveryOf, printLink } from './mails.ts';

const who = { email: email.describe('The e-mail address of the member.'), account };

const list = command({
  name: 'member list',
  help: 'Lists the members of an account: who they act for, and whether they may sign in.',
  takes: [],
  fields: { account },
  example: '--account aurora',
  perform: async (installation, input) => {
    const members = await membersOf(await openScope(installation, input.account));
    const rows = members.map((member) => [
      member.email,
      `${member.firstName} ${member.lastName}`.trim(),
      member.role,
      member.party ?? '',
      member.stage ?? '',
      member.status,
    ]);
    return said(table([['EMAIL', 'NAME', 'ROLE', 'FOR', 'STAGE', 'STATUS'], ...rows]));
  },
});

const sides = { buyer: 'retailer', seller: 'brand' } as const;

const create = command({
  name: 'member create',
  help: 'Adds a person, and the retailer or brand when it is missing; a link lets the person choose a password.',
  takes: ['email'],
  fields: {
    email: email.describe('The e-mail address to sign in with.'),
    role: z.enum(['buyer', 'seller', 'staff']).describe('A buyer buys for a retailer, a seller sells for a brand.'),
    name: line(120).describe('First and last name.'),
    retailer: line(120).optional().describe('The retailer of a buyer, by its name. A new one is in review.'),
    brand: line(120).optional().describe('The brand of a seller, by its name.'),
    language: language.optional().describe('The language of mails; that of the account unless set.'),
    account,
    printLink,
  },
  example: 'ana@loja.example --role buyer --name "Ana Reis" --retailer "Loja Aurora"',
  read: (typed) => {
    for (const [role, side] of Object.entries(sides)) {
      if (typed.role === role && typed[side as 'retailer' | 'brand'] === undefined)
        throw new Misused(`A ${role} acts for a ${side}: add --${side} NAME.`);
      if (typed.role !== role && typed[side as 'retailer' | 'brand'] !== undefined)
        throw new Misused(`--${side} is for a ${role} alone; the role here is ${typed.role}.`);
    }
    return Promise.resolve(typed);
  },
  perform: async (installation, input) => {
    const scope = await openScope(installation, input.account);
    const [firstName = '', ...lastNames] = input.name.split(' ');
    const { member, partyIsNew, delivered } = await createMember(
      scope,
      {
        email: input.email,
        firstName,
        lastName: lastNames.join(' '),
        role: input.role,
        party: input.retailer ?? input.brand,
        language: input.language ?? scope.account.language,
      },
      deliveryOf(installation, input.printLink),
    );
    const side = member.role === 'staff' ? undefined : sides[member.role];
    const party = side === undefined ? '' : ` for the ${partyIsNew ? 'new ' : ''}${side} ${member.party}`;
    const next =
      member.stage === null || member.stage === 'approved'
        ? ''
        : `\n${member.party} sees no prices until it is approved: npm run admin -- retailer approve ${member.email} --account ${scope.account.hash}\n`;
    return said(`${member.email} was added as ${member.role}${party}.\n${aboutLink(delivered)}${next}`);
  },
});

const invite = command({
  name: 'member invite',
  help: 'Makes another link to choose a password; an earlier invitation stops working.',
  takes: ['email'],
  fields: { ...who, printLink },
  example: 'ana@loja.example',
  perform: async (installation, input) => {
    const scope = await openScope(installation, input.account);
    return said(aboutLink(await inviteMember(scope, input.email, deliveryOf(installation, input.printLink))));
  },
});

const deactivate = command({
  name: 'member deactivate',
  help: 'Keeps a member out: ends every session and link, and refuses to sign in.',
  takes: ['email'],
  fields: who,
  example: 'ana@loja.example',
  perform: async (installation, input) =>
    said(
      (await deactivateMember(await openScope(installation, input.account), input.email))
        ? `${input.email} is inactive. Every session of the member has ended.\n`
        : `${input.email} was inactive already.\n`,
    ),
});

const activate = command({
  name: 'member activate',
  help: 'Lets a member in again, with the password from before.',
  takes: ['email'],
  fields: who,
  example: 'ana@loja.example',
  perform: async (installation, input) =>
    said(
      (await activateMember(await openScope(installation, input.account), input.email))
        ? `${input.email} is active and may sign in.\n`
        : `${input.email} was active already.\n`,
    ),
});

const endSession = command({
  name: 'session end',
  help: 'Signs a member out everywhere.',
  takes: ['email'],
  fields: who,
  example: 'ana@loja.example',
  perform: async (installation, input) => {
    const ended = await endSessions(await openScope(installation, input.account), input.email);
    return said(
      ended === 0
        ? `${input.email} was not signed in.\n`
        : `${input.email} is signed out everywhere: ${ended} ended.\n`,
    );
  },
});

const review = async (
  installation: Installation,
  hash: string | undefined,
  wanted: Review,
  sentence: (reviewed: Reviewed) => string,
) => {
  const reviewed = await reviewRetailer(await openScope(installation, hash), wanted);
  if (!reviewed.changed) return said(`${reviewed.retailer} was approved already; nobody was written to.\n`);
  return said(`${sentence(reviewed)}\n${aboutMails(installation, reviewed.mailedTo)}`);
};

const buyer = { email: email.describe('The e-mail address of somebody who buys for the retailer.'), account };

const approve = command({
  name: 'retailer approve',
  help: 'Approves a retailer: it sees prices and may order. Its members get a mail.',
  takes: ['email'],
  fields: buyer,
  example: 'ana@loja.example',
  perform: (installation, { email: by, account: hash }) =>
    review(
      installation,
      hash,
      { by: { email: by }, decision: 'approve' },
      ({ retailer }) => `${retailer} is approved: it sees prices and may order.`,
    ),
});

const reason = line(1000).optional().describe('Why, in the language of the retailer.');

const ask = command({
  name: 'retailer ask',
  help: 'Asks a retailer for more information: it sees no prices. Its members get a mail with the reason.',
  takes: ['email', 'reason'],
  fields: { ...buyer, reason },
  example: 'ana@loja.example "Please send us your tax number."',
  perform: (installation, { email: by, account: hash, reason: why }) =>
    review(
      installation,
      hash,
      { by: { email: by }, decision: 'ask', reason: why },
      ({ retailer, status }) => `${retailer} is ${status}: it sees no prices until it is approved.`,
    ),
});

const refuse = command({
  name: 'retailer refuse',
  help: 'Refuses a retailer: it sees no prices. Its members get a mail with the reason. It can be approved later.',
  takes: ['email', 'reason'],
  fields: { ...buyer, reason },
  example: 'ana@loja.example "We sell to shops with a street address."',
  perform: (installation, { email: by, account: hash, reason: why }) =>
    review(
      installation,
      hash,
      { by: { email: by }, decision: 'refuse', reason: why },
      ({ retailer, status }) => `${retailer} is ${status}: it sees no prices.`,
    ),
});

/** Members, their sessions and the retailers they buy for. */
export const peopleCommands = [list, create, invite, deactivate, activate, endSession, approve, ask, refuse];
