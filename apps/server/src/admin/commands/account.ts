import { isHostName } from '@vitrine/api/rules';
import { z } from 'zod';
import { brandAccount, listBrandings, rollBack, showBranding } from '../../modules/staff/branding/service.ts';
import { createAccount } from '../../modules/shared/account/create.ts';
import { findInstallationHost, findTakenHost } from '../../modules/shared/account/hosts.ts';
import { proveHost } from '../../modules/shared/account/hostProof/service.ts';
import { inTransaction } from '../../domain/scope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { lockAccount } from '../../modules/shared/account/lock.ts';
import { hostRulesOf } from '../../platform/config.ts';
import { setSwitch } from '../../modules/shared/account/switches.ts';
import { readBrandingFile } from '../brandingFile.ts';
import { command, Misused } from '../command.ts';
import { email, hash, language, line } from '../fields.ts';
import { branded, json, said, table } from '../report.ts';
import { openScope } from '../scope.ts';
import { accountSettings } from './settings.ts';

const host = z
  .string()
  .transform((name) => name.trim().toLowerCase())
  .refine(isHostName, 'it is a host name, without port or path');

const list = command({
  name: 'account list',
  help: 'Lists the accounts: hash, name, language, former brandings, hosts.',
  takes: [],
  fields: {},
  example: '',
  perform: async (installation) => {
    const accounts = await listBrandings(installation);
    const rows = accounts.map((account) => [
      account.hash,
      account.name,
      account.language_code,
      String(account.former),
      account.hosts.join(' '),
    ]);
    return said(table([['HASH', 'NAME', 'LANGUAGE', 'FORMER', 'HOSTS'], ...rows]));
  },
});

const create = command({
  name: 'account create',
  help: 'Creates an account: a marketplace with its own look, people and brands.',
  takes: ['hash'],
  fields: {
    hash: hash.describe('A short name for commands and the X-Account-Hash header. It cannot be changed.'),
    name: line(60).describe('The name people read.'),
    supportEmail: email.describe('The address that visitors and retailers write to.'),
    title: line(120).optional().describe('The title of its pages and mails; the name unless set.'),
    host: z.array(host).max(20).default([]).describe('A host name that leads to it, without port.'),
    language: language.default('en').describe('The language where nobody has chosen one: en unless set.'),
  },
  example: 'aurora --name "Aurora" --support-email help@aurora.example --host wholesale.aurora.example',
  notes: 'It has the look of Vitrine until account brand gives it one. An unknown host leads to DEFAULT_ACCOUNT.',
  perform: async ({ db, changed, config }, { host: hosts, title, ...order }) => {
    await createAccount(db, {
      ...order,
      title: title ?? order.name,
      hosts: [...new Set(hosts)],
      hostRules: order.hash === config.defaultAccount ? undefined : hostRulesOf(config),
    });
    changed();
    const reached =
      hosts.length > 0
        ? `It answers at ${hosts.join(', ')}`
        : order.hash === config.defaultAccount
          ? 'It answers wherever no host leads to another account'
          : 'No host leads to it yet: it answers the header X-Account-Hash alone, or as DEFAULT_ACCOUNT';
    return said(
      `${order.name} was created. ${reached}.\n\nNext: npm run admin -- member create EMAIL --account ${order.hash} --role staff --name "First Last"\n`,
    );
  },
});

const prove = command({
  name: 'account host',
  help: 'Lets a host lead to an account at once, without the TXT record.',
  takes: ['hash', 'host'],
  fields: {
    hash: z.string().describe('The hash of the account.'),
    host: host.describe('The host name, without port. Be sure that it belongs to the account.'),
  },
  example: 'aurora wholesale.aurora.example',
  notes:
    'Staff ask for hosts at /admin/account/settings and prove them there. A host below FREE_HOSTS needs no proof. The address of PUBLIC_URL and this machine always lead to DEFAULT_ACCOUNT.',
  perform: async (installation, { hash: name, host: asked }) => {
    const scope = await openScope(installation, name);
    const own = findInstallationHost(scope, [asked]);
    if (own !== undefined)
      throw new Refusal(
        422,
        `${own} is an address of this installation and leads to the default account. Nothing was changed.`,
      );
    const isProven = await inTransaction(scope, async (tx) => {
      await lockAccount(tx);
      if ((await findTakenHost(tx, [asked])) !== undefined) return false;
      return scope.account.hosts.includes(asked) || proveHost(tx, asked);
    });
    if (!isProven) throw new Refusal(409, `${asked} leads to another account. Nothing was changed.`);
    installation.changed();
    return said(`${asked} leads to ${name}.\n`);
  },
});

const search = command({
  name: 'account search',
  help: 'Shows the public pages of an account to search engines, or hides them.',
  takes: ['hash'],
  fields: {
    hash: z.string().describe('The hash of the account.'),
    hide: z.boolean().default(false).describe('Asks search engines to leave the account out.'),
  },
  example: 'atelier-noir --hide',
  notes:
    'Search engines follow within days to weeks. Hidden pages still open for everybody who knows the address, and links to them still have a preview.',
  perform: async ({ db, changed }, { hash: name, hide }) => {
    await setSwitch(db, name, 'hidden_from_search', hide);
    changed();
    return said(`${name} is ${hide ? 'hidden from' : 'shown to'} search engines.\n`);
  },
});

const show = command({
  name: 'account show',
  help: 'Prints the branding of an account as a file would set it.',
  takes: ['hash'],
  fields: { hash: z.string().describe('The hash of the account.') },
  example: 'fjord > fjord.json',
  perform: async (installation, input) => said(json(await showBranding(installation, input.hash))),
});

const decoded = (pictures: Readonly<Record<string, string>>): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(pictures).map(([name, content]) => [name, Buffer.from(content, 'base64')]));

const brand = command({
  name: 'account brand',
  help: 'Sets the look, logo and words of an account from a JSON file.',
  takes: ['hash', 'file'],
  fields: {
    hash: z.string().describe('The hash of the account.'),
    file: z.string().optional().describe('The path of the branding file.'),
    acceptRepair: z.boolean().default(false).describe('Sets the repaired document when the file is broken.'),
    rollback: z.boolean().default(false).describe('Takes the last change of branding back, instead of a file.'),
  },
  example: 'fjord fjord.json',
  notes: `The file holds a style alone ({"seeds": …, "type": …}), or any of: style, title, name, logo, logo_dark, poweredByBlanc,
language_code, texts. Logos are paths of PNG, SVG, JPEG or WebP files, from the folder of the file. A broken file is refused with every
reason and a repaired document; nothing is written then.`,
  sent: z.union([
    z.object({ hash: z.string(), rollback: z.literal(true) }),
    z.object({
      hash: z.string(),
      document: z.unknown(),
      pictures: z.record(z.string(), z.string()),
      acceptRepair: z.boolean(),
    }),
  ]),
  read: async ({ hash: of, file, acceptRepair, rollback }, from) => {
    if (rollback && file !== undefined) throw new Misused('--rollback takes no file.');
    if (rollback) return { hash: of, rollback: true as const };
    if (file === undefined) throw new Misused('The file is missing.');
    return { hash: of, acceptRepair, ...(await readBrandingFile(file, from)) };
  },
  perform: async (installation, input) => {
    if ('rollback' in input) {
      const changed = await rollBack(installation, input.hash);
      return said(`Back to the branding before: ${changed.join(', ') || 'nothing'} changed.\n`);
    }
    return branded(await brandAccount(installation, { ...input, pictures: decoded(input.pictures) }));
  },
});

/** Accounts and their look. */
export const accountCommands = [list, create, prove, show, brand, search, accountSettings];
