import { z } from 'zod';
import type { Words } from '../../domain/content.ts';
import {
  createEvent,
  createSegment,
  listSegments,
  placeInSegment,
  setActive,
  setHero,
} from '../../modules/shop/events/setUp.ts';
import { command } from '../command.ts';
import { account, line } from '../fields.ts';
import { said, table } from '../report.ts';
import { openScope } from '../scope.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'it has small letters and digits, with single dashes between them')
  .max(80, 'it has more than 80 characters');

const day = z.iso.date('it is no day such as 2027-05-12');

const segment = z.string().describe('The slug of the segment.');

const words = (en: string, portuguese: string | undefined): Words =>
  portuguese === undefined ? { en } : { en, pt_BR: portuguese };

const list = command({
  name: 'event list',
  help: 'Lists events and segments: active or not, how many brands, how many linked members.',
  takes: [],
  fields: { account },
  example: '--account aurora',
  perform: async (installation, input) => {
    const segments = await listSegments(await openScope(installation, input.account));
    if (segments.length === 0) return said('There is no event and no segment yet.\n');
    const rows = segments.map((row) => [
      row.event ?? '-',
      row.segment ?? '-',
      row.name,
      row.active ? 'yes' : 'no',
      String(row.brands),
      String(row.members),
    ]);
    return said(table([['EVENT', 'SEGMENT', 'NAME', 'ACTIVE', 'BRANDS', 'MEMBERS'], ...rows]));
  },
});

const create = command({
  name: 'event create',
  help: 'Adds an event. Its page is /project/SLUG, once it has a segment with a hero.',
  takes: ['slug'],
  fields: {
    slug: slug.describe('The last part of its address.'),
    name: line(80).describe('The name people read.'),
    namePt: line(80).optional().describe('Its name in Portuguese; the name unless set.'),
    startsOn: day.optional().describe('The first day, YYYY-MM-DD.'),
    endsOn: day.optional().describe('The last day; the first unless set.'),
    account,
  },
  example: 'resort-week --name "Resort Week" --starts-on 2027-05-12 --ends-on 2027-05-14',
  perform: async (installation, input) => {
    const name = words(input.name, input.namePt);
    await createEvent(await openScope(installation, input.account), { ...input, name });
    return said(
      `${input.name} was created.\n\nNext: npm run admin -- event segment SLUG --event ${input.slug} --name NAME\n`,
    );
  },
});

const createOne = command({
  name: 'event segment',
  help: 'Adds a segment: of an event, open to linked users; without one, open to everybody.',
  takes: ['slug'],
  fields: {
    slug: slug.describe('Its address in the shop: /SLUG, and /project/EVENT/SLUG.'),
    name: line(80).describe('The name people read.'),
    namePt: line(80).optional().describe('Its name in Portuguese; the name unless set.'),
    event: z.string().optional().describe('The slug of its event.'),
    account,
  },
  example: 'swimwear --event resort-week --name "Swimwear" --name-pt "Moda praia"',
  perform: async (installation, input) => {
    await createSegment(await openScope(installation, input.account), {
      slug: input.slug,
      name: words(input.name, input.namePt),
      event: input.event,
    });
    return said(
      `${input.name} was created.\n\nNext: npm run admin -- event hero ${input.slug} --title TITLE\n      npm run admin -- event brand ${input.slug} BRAND\n`,
    );
  },
});

const hero = command({
  name: 'event hero',
  help: 'Sets the hero of a segment, for its page and that of its event; a picture is drawn.',
  takes: ['segment'],
  fields: {
    segment,
    title: line(120).describe('The title.'),
    titlePt: line(120).optional().describe('The title in Portuguese.'),
    text: line(300).optional().describe('One sentence below the title.'),
    textPt: line(300).optional().describe('The sentence in Portuguese.'),
    about: line(4000).optional().describe('What the event is about, as HTML.'),
    aboutPt: line(4000).optional().describe('The same in Portuguese.'),
    onLanding: z.boolean().default(false).describe('Shows it on the landing page too.'),
    account,
  },
  example: 'swimwear --title "Three days by the bay" --about "<p>Forty brands show what is next.</p>"',
  perform: async (installation, input) => {
    await setHero(await openScope(installation, input.account), {
      segment: input.segment,
      title: words(input.title, input.titlePt),
      text: input.text === undefined ? undefined : words(input.text, input.textPt),
      about: input.about === undefined ? undefined : words(input.about, input.aboutPt),
      onLanding: input.onLanding,
    });
    return said(`The hero of ${input.segment} is set.\n`);
  },
});

const brand = command({
  name: 'event brand',
  help: 'Puts a brand into a segment, or takes it out.',
  takes: ['segment', 'brand'],
  fields: {
    segment,
    brand: z.string().describe('The slug of the brand, as in the address of its page.'),
    remove: z.boolean().default(false).describe('Takes it out.'),
    account,
  },
  example: 'swimwear pedra-e-sal',
  perform: async (installation, input) => {
    const scope = await openScope(installation, input.account);
    const changed = await placeInSegment(scope, input.segment, input.brand, !input.remove);
    const state = input.remove ? 'not in' : 'in';
    return said(`${input.brand} ${changed ? 'is' : 'was already'} ${state} ${input.segment}.\n`);
  },
});

const activity = (verb: 'open' | 'close', help: string) =>
  command({
    name: `event ${verb}`,
    help,
    takes: ['segment'],
    fields: { segment, account },
    example: 'swimwear',
    perform: async (installation, input) => {
      const scope = await openScope(installation, input.account);
      const changed = await setActive(scope, input.segment, verb === 'open');
      return said(`${input.segment} ${changed ? 'is' : 'was already'} ${verb === 'open' ? 'active' : 'not active'}.\n`);
    },
  });

/** Events, their segments, and what their pages show. */
export const eventCommands = [
  list,
  create,
  createOne,
  hero,
  brand,
  activity('open', 'Makes a segment active: its event shows it, and linked users enter it.'),
  activity('close', 'Ends a segment: its pages lead to /. Who is linked to it stays linked.'),
];
