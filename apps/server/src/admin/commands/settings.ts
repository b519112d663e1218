import { isHttpUrl, isTimeZone, safeLink } from '@vitrine/api/rules';
import { z } from 'zod';
import { changeSettings, type SettingsPatch } from '../../modules/shared/account/settings.ts';
import { setSwitch } from '../../modules/shared/account/switches.ts';
import { command, Misused } from '../command.ts';
import { email, line } from '../fields.ts';
import { said, table } from '../report.ts';

const address = (help: string) =>
  z.string().refine(isHttpUrl, 'it is no web address that begins with https:// or http://').optional().describe(help);

/** Every setting: what it is called on the wire, and how it is checked. The options of the command come from here. */
const FIELDS = {
  supportEmail: email.optional().describe('The address that visitors and retailers write to.'),
  recallMinutes: z.coerce
    .number()
    .int()
    .min(0)
    .max(1440)
    .optional()
    .describe('Minutes within which a retailer may take an order back; 10 if not set, 0 for never.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'it is no time zone such as America/Sao_Paulo')
    .optional()
    .describe('The time zone in which its days begin and end; that of the installation if not set.'),
  copyrightYear: z.coerce.number().int().min(1900).max(2200).optional().describe('The year in the footer.'),
  carrierName: line(60).optional().describe('The parcel carrier that the welcome on a brand names as global partner.'),
  adminUrl: z
    .string()
    .refine((link) => safeLink(link) !== null, 'it is no web address and no path of the shop')
    .optional()
    .describe('Where GO TO ADMIN leads. Without it, the link is not shown.'),
  analyticsUrl: address('Where the shop sends its events as JSON. Without it, nothing is sent.'),
  analyticsId: line(120).optional().describe('Names the account to the analytics.'),
  marketingUrl: address('The conversions endpoint of marketing automation. Without it, nothing is sent.'),
  marketingToken: line(200).optional().describe('Opens that endpoint. Every visitor can read it.'),
  hidesMembers: z
    .enum(['yes', 'no'])
    .optional()
    .describe(
      'Whether recovery and registration answer alike for every address, so that nobody learns who is a member: yes or no.',
    ),
};

const REMOVABLE = [
  'carrierName',
  'adminUrl',
  'analyticsUrl',
  'analyticsId',
  'marketingUrl',
  'marketingToken',
  'recallMinutes',
  'timeZone',
] as const;

/** `supportEmail` as an option says it, and as the row keeps it. */
const spelled = (key: string, joint: '-' | '_'): string =>
  key.replace(/[A-Z]/g, (letter) => joint + letter.toLowerCase());

const removable = REMOVABLE.map((key) => spelled(key, '-'));

type Values = z.infer<z.ZodObject<typeof FIELDS>>;

const patchOf = (values: Omit<Values, 'hidesMembers'>, removed: readonly string[]): SettingsPatch =>
  Object.fromEntries([
    ...Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[spelled(key, '_'), value]])),
    ...REMOVABLE.filter((key) => removed.includes(spelled(key, '-'))).map((key) => [
      spelled(key, '_'),
      key === 'carrierName' ? '' : null,
    ]),
  ]) as SettingsPatch;

const isBoth = (values: Values, removed: readonly string[]): string | undefined =>
  removed.find((name) =>
    Object.entries(values).some(([key, value]) => value !== undefined && spelled(key, '-') === name),
  );

/** Shows the settings of an account, after changing those that were named. */
export const accountSettings = command({
  name: 'account settings',
  help: 'Shows the settings of an account, and sets those that are named.',
  takes: ['hash'],
  fields: {
    hash: z.string().describe('The hash of the account.'),
    ...FIELDS,
    remove: z
      .array(z.enum(removable as [string, ...string[]]))
      .default([])
      .describe(`A setting to remove: ${removable.join(', ')}.`),
  },
  example: 'aurora --analytics-url https://events.aurora.example/collect --carrier-name DHL',
  notes: 'A change shows within seconds. docs/areas/public-pages.md says what is sent, and to whom.',
  read: async (typed) => {
    const twice = isBoth(typed, typed.remove);
    if (twice !== undefined) throw new Misused(`--${twice} cannot be set and removed at once.`);
    return typed;
  },
  perform: async ({ db, changed }, { hash, remove, hidesMembers, ...values }) => {
    const settings = await db.transaction(async (tx) => {
      const document = await changeSettings(tx, hash, patchOf(values, remove));
      const isOn = await setSwitch(tx, hash, 'hides_members', hidesMembers && hidesMembers === 'yes');
      return { ...document, hides_members: isOn ? 'yes' : 'no' };
    });
    changed();
    const rows = Object.keys(FIELDS).map((key) => {
      const value = settings[spelled(key, '_') as keyof typeof settings];
      return [spelled(key, '-'), value === null || value === '' ? '(not set)' : String(value)];
    });
    return said(table([['SETTING', 'VALUE'], ...rows]));
  },
});
