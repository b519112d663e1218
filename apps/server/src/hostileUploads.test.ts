import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { contract } from '@vitrine/api';
import type { Call, Contract } from '@vitrine/api';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { importCatalogue } from './modules/brand/sheets/job.ts';
import { describeEngines } from './testing/index.ts';
import { report } from './testing/report.ts';
import { firstOf } from './testing/raceOrders.ts';
import { casesOf } from './testing/tier.ts';
import { brokenFiles, claims, polyglots } from './testing/uploads/polyglots.ts';

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
await writeFile(join(webDist, 'index.html'), '<!doctype html><html lang="en"><head><!--account--></head></html>');

/** Files sent to each field; `npm run prove -- uploads` sends all. */
const wanted = casesOf({ quick: 1, all: 24, setting: 'UPLOADS' });
const seed = Number(process.env['SEED'] ?? 1);

const contents = await polyglots();
interface Field {
  /** The call and the field of its form. */
  name: string;
  call: Call;
  field: string;
}

interface Shape {
  format?: string;
  items?: Shape;
  anyOf?: Shape[];
}

const isFile = ({ format, items, anyOf }: Shape): boolean =>
  format === 'binary' || (items ? isFile(items) : false) || (anyOf?.some(isFile) ?? false);

const forms = Object.entries(contract as Contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([name, call]) =>
    call.encoding === 'multipart' ? [{ name: `${resource}.${name}`, call }] : [],
  ),
);

/** Every field of the contract that takes a file; a form without one stands here once, with a field that it does not have. */
const fields: Field[] = forms.flatMap(({ name, call }) => {
  const { properties = {} } = z.toJSONSchema(call.body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Shape>;
  };
  const files = Object.entries(properties).flatMap(([field, shape]) => (isFile(shape) ? [field] : []));
  return (files.length > 0 ? files : ['picture']).map((field) => ({ name: `${name} ${field}`, call, field }));
});

interface Form {
  as?: string;
  params?: () => Promise<Record<string, number>>;
  /** The other fields. */
  body?: () => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** What it keeps: pictures that everybody or two companies may see, sheets that nobody gets back, or nothing. */
  keeps: 'picture' | 'private picture' | 'private sheet' | 'nothing';
}

const isSheet = (name: string): boolean => /^(?:drafts|brandSheets)\./.test(name);
const asSheet = ['list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

const staff = 'staff@vitrine.example';
const seller = 'seller@vitrine.example';
const buyer = 'buyer@vitrine.example';

describeEngines(
  'a file that is not what it says',
  (server) => {
    const firstPicture = async () =>
      firstOf((await server.call(contract.brandPictures.list, { as: seller, params: { id: 1 } })).body.data);
    const branding = async (logo: object) => ({
      seen: (await server.call(contract.staffBranding.read, { as: staff })).body.data.version,
      document: JSON.stringify(logo),
    });

    const sent: Readonly<Record<string, Form>> = {
      'registration.send picture': { keeps: 'nothing' },
      'staffBranding.saveDraft logo': { as: staff, keeps: 'picture', body: () => branding({ logo: 'logo' }) },
      'staffBranding.saveDraft logo_dark': {
        as: staff,
        keeps: 'picture',
        body: () => branding({ logo_dark: 'logo_dark' }),
      },
      'staffContent.addPicture picture': { as: staff, keeps: 'picture' },
      'profile.saveCompany logo': {
        as: buyer,
        keeps: 'picture',
        body: () => ({ name: 'Harbour Store', text: 'A shop by the sea', locations: 1 }),
      },
      'brandOfficePage.addPicture picture': { as: seller, keeps: 'picture' },
      'brandCollections.setPicture picture': {
        as: seller,
        keeps: 'picture',
        params: async () => ({ id: 1 }),
        body: async () => ({
          seen: (await server.call(contract.brandCollections.read, { as: seller, params: { id: 1 } })).body.data
            .picture,
        }),
      },
      'messages.send arquivo': { as: buyer, keeps: 'private picture', params: async () => ({ subjectId: 1 }) },
      'drafts.preImport file': { as: buyer, keeps: 'nothing', body: () => ({ seller_id: 1, pricelist_id: 1 }) },
      'drafts.preImport pasted': { as: buyer, keeps: 'nothing', body: () => ({ seller_id: 1, pricelist_id: 1 }) },
      'brandSheets.check file': { as: seller, keeps: 'private sheet' },
      'brandPictures.add picture': { as: seller, keeps: 'picture', params: async () => ({ id: 1 }) },
      'brandPictures.replace picture': {
        as: seller,
        keeps: 'picture',
        params: async () => ({ id: 1, picture: (await firstPicture()).id }),
        body: async () => ({ seen: (await firstPicture()).picture }),
      },
    };

    it('is sent to every field of the contract that takes one', () => {
      expect(fields.map(({ name }) => name).toSorted(), 'Say above what the form of a new upload holds.').toEqual(
        Object.keys(sent).toSorted(),
      );
    });

    const folder = () => join(server.app.platform.config.dataDir, 'files');
    const stored = async (): Promise<string[]> => {
      const entries = await readdir(folder(), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder(), join(entry.parentPath, entry.name)));
    };

    /** Why a stored file is not what it may be. */
    const faultOf = async (key: string, keeps: Form['keeps']): Promise<string | undefined> => {
      const content = await readFile(join(folder(), key));
      const { status, headers, bytes } = await server.fetch(`/media/files/${key}`);
      if (key.startsWith('private/') !== keeps.startsWith('private')) return `${key} is in the wrong place`;
      if (keeps.startsWith('private') && status !== 404) return `${key} is given out`;
      if (keeps === 'private sheet')
        return /^\.(?:xlsx|xls|csv)$/.test(extname(key)) ? undefined : `${key} is no sheet`;
      const { format } = await sharp(content)
        .metadata()
        .catch(() => ({ format: undefined }));
      if (format !== 'webp' || extname(key) !== '.webp') return `${key} is ${format}`;
      if (/<script|<svg|<html|canary|<\?/i.test(content.toString('latin1'))) return `${key} has something of the file`;
      if (keeps === 'private picture') return undefined;
      const said = ['content-type', 'x-content-type-options'].map((name) => headers.get(name)).join(' ');
      if (
        status !== 200 ||
        said !== 'image/webp nosniff' ||
        !headers.get('content-security-policy')?.includes('sandbox')
      )
        return `${key} is given out as ${status} ${said}`;
      return bytes.equals(content) ? undefined : `${key} is given out otherwise`;
    };

    const mixed =
      fc.sample(
        fc.shuffledSubarray(
          Object.keys(contents).flatMap((kind) => claims.map((claim) => ({ kind, claim }))),
          {
            minLength: Object.keys(contents).length * claims.length,
          },
        ),
        { seed, numRuns: 1 },
      )[0] ?? [];

    // Each file as the picture that it is not, then under other names.
    const disguised = [...Object.keys(contents).map((kind) => ({ kind, claim: claims[0] })), ...mixed]
      .slice(0, wanted)
      .map(({ kind, claim }) => ({ kind, claim, content: contents[kind] }));

    /** Every reader gets these, whatever the run. */
    const brokenFor = async (name: string) => {
      const [kind, claim] = isSheet(name) ? (['sheet', asSheet] as const) : (['picture', claims[0]] as const);
      return Object.entries(await brokenFiles(kind)).map(([what, content]) => ({ kind: what, claim, content }));
    };

    const figures = { 'files sent': 0, refused: 0, 'kept as pixels or as a sheet': 0 };
    afterAll(() => report({ ...figures, 'fields of the contract': fields.length, seed }));

    it.each(fields)(
      '$name keeps nothing of it but pixels, and gives out nothing that runs (D-097, V-070)',
      async ({ name, call, field }) => {
        const { as, params, body, keeps } = sent[name] ?? { keeps: 'nothing' };
        const send = async (file: File) => {
          const form = { ...(await body?.()), [field]: file };
          return server.call(call, { as, params: await params?.(), body: form } as object);
        };
        const faults: string[] = [];
        for (const { kind, claim, content } of [...(await brokenFor(name)), ...disguised]) {
          const [file, type] = claim;
          await rm(folder(), { recursive: true, force: true });
          await server.db.query(sql`delete from attempt`);
          const { status, headers } = await send(new File([new Uint8Array(content ?? [])], file, { type }));
          const what = `${kind} as ${file} of ${type}: ${status}`;
          if (![200, 201, 413, 422].includes(status) || !headers.get('content-type')?.startsWith('application/json'))
            faults.push(what);
          const kept = await stored();
          figures['files sent'] += 1;
          figures.refused += Number(status >= 400);
          figures['kept as pixels or as a sheet'] += kept.length;
          if (kept.length > 0 && (status >= 400 || keeps === 'nothing'))
            faults.push(`${what}, and keeps ${kept.join()}`);
          for (const key of kept) {
            const fault = await faultOf(key, keeps);
            if (fault) faults.push(`${what}, ${fault}`);
          }
        }
        expect(faults).toEqual([]);
        const waiting = () => server.db.query(sql`select 1 from job where finished_at is null`);
        await vi.waitFor(async () => expect(await waiting()).toEqual([]), 60_000);
        expect(server.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
        if (!keeps.endsWith('picture')) return;
        // The form is right: a picture that is one is kept.
        const picture = new File([new Uint8Array(contents['png with words'] ?? []), 'the last'], 'logo.png', {
          type: 'image/png',
        });
        expect((await send(picture)).status).toBeLessThan(300);
        expect(await stored()).not.toEqual([]);
      },
      600_000,
    );
  },
  { engines: ['postgres'], jobs: [importCatalogue as never], config: { webDist, memberCalls: 10_000_000 } },
);
