import { z } from 'zod';
import { listContent, setContent, showContent } from '../../modules/staff/documents/command.ts';
import { readJsonFile } from '../brandingFile.ts';
import { command } from '../command.ts';
import { account } from '../fields.ts';
import { json, said } from '../report.ts';
import { openScope } from '../scope.ts';

const name = z.string().describe('A name that content list shows, hero.SLUG, or a campaign page such as totheworld.');

const list = command({
  name: 'content list',
  help: 'Lists the content of an account: settings, texts, links, campaign pages and heroes.',
  takes: [],
  fields: { account },
  example: '--account aurora',
  perform: async (installation, input) => {
    const names = await listContent(await openScope(installation, input.account));
    return said(`${names.join('\n')}\n`);
  },
});

const show = command({
  name: 'content show',
  help: 'Prints a piece of content as a file would set it.',
  takes: ['name'],
  fields: { name, account },
  example: 'links > links.json',
  perform: async (installation, input) =>
    said(json(await showContent(await openScope(installation, input.account), input.name))),
});

const set = command({
  name: 'content set',
  help: 'Sets a piece of content from a JSON file, such as the links of the side menu.',
  takes: ['name', 'file'],
  fields: { name, file: z.string().describe('The path of the JSON file.'), account },
  example: 'links links.json',
  notes: `Words are a text, or {"en": …, "pt_BR": …}. The links are {"sites": ["https://partner.example"], "groups": [{"group": …,
"links": [{"text": …, "url": …}]}]}: a member who follows a link to one of the sites takes a ticket along, which works once.
content show prints what there is in the same form.`,
  sent: z.object({ name: z.string(), document: z.unknown(), account: z.string().optional() }),
  read: async ({ file, ...rest }, from) => ({ ...rest, document: (await readJsonFile(file, from)).document }),
  perform: async (installation, input) => {
    const scope = await openScope(installation, input.account);
    await setContent(scope, input.name, input.document);
    return said(`${input.name} of ${scope.account.name} was set. The shop shows it at once.\n`);
  },
});

/** What an account tells about itself. */
export const contentCommands = [list, show, set];
