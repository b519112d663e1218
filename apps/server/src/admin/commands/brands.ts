import { applicationsOf, approveBrand, refuseBrand } from '../../modules/shop/registration/review.ts';
import { command } from '../command.ts';
import { account, email, line } from '../fields.ts';
import { said, table } from '../report.ts';
import { openScope } from '../scope.ts';
import { aboutLink, aboutMails, deliveryOf, printLink } from './mails.ts';

const list = command({
  name: 'brand list',
  help: 'Lists the brands that applied and wait for a decision, the oldest first.',
  takes: [],
  fields: { account },
  example: '--account aurora',
  perform: async (installation, input) => {
    const applications = await applicationsOf(await openScope(installation, input.account));
    if (applications.length === 0) return said('No brand waits for a decision.\n');
    const rows = applications.map(({ email: address, company, website, firstName, lastName, phone, createdAt }) => [
      address,
      company,
      website,
      `${firstName} ${lastName}`,
      phone,
      createdAt.toISOString().slice(0, 10),
    ]);
    return said(table([['EMAIL', 'BRAND', 'WEBSITE', 'NAME', 'PHONE', 'SINCE'], ...rows]));
  },
});

const applicant = { email: email.describe('The e-mail address of the application.'), account };

const approve = command({
  name: 'brand approve',
  help: 'Approves a brand that applied: it gets a page and a mail with the link to define a password.',
  takes: ['email'],
  fields: {
    ...applicant,
    brand: line(120).optional().describe('The name of the brand, where it differs, or of one that exists.'),
    printLink,
  },
  example: 'davi@marola.example',
  perform: async (installation, input) => {
    const { member, partyIsNew, delivered } = await approveBrand(
      await openScope(installation, input.account),
      { by: { email: input.email }, brand: input.brand },
      deliveryOf(installation, input.printLink),
    );
    return said(
      `${member.party} is approved${partyIsNew ? '' : ', as the brand that exists'}. ${member.email} signs in for it.\n${aboutLink(delivered)}`,
    );
  },
});

const refuse = command({
  name: 'brand refuse',
  help: 'Refuses a brand that applied. It gets a mail with the reason, and may apply again.',
  takes: ['email', 'reason'],
  fields: { ...applicant, reason: line(1000).optional().describe('Why, in the language of the brand.') },
  example: 'davi@marola.example "We take brands from their second season on."',
  perform: async (installation, input) => {
    const { company, email: address } = await refuseBrand(await openScope(installation, input.account), {
      by: { email: input.email },
      reason: input.reason,
    });
    return said(`${company} is refused.\n${aboutMails(installation, [address])}`);
  },
});

/** Brands that applied for a place in the marketplace. */
export const brandCommands = [list, approve, refuse];
