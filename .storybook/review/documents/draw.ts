// Draws the pictures of the documents again: `node tools/run.mjs node .storybook/review/documents/draw.ts`.
// It needs pdftoppm (poppler-utils), and soffice (LibreOffice) for the spreadsheet.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { renderPdf } from '../../../apps/server/src/platform/documents/pdf/render.ts';
import { writeWorkbook } from '../../../apps/server/src/platform/documents/xlsx/workbook.ts';
import { documentDigests } from './digests.ts';
import { documentOf, everyDocument } from './documents.ts';
import { documentPages, pictureName } from './kinds.ts';
import { drawingAt } from './samples.ts';

const run = promisify(execFile);
/** The part of sharp that is used here. */
interface Picture {
  resize: (size: { width: number }) => Picture;
  flatten: (on: { background: string }) => Picture;
  jpeg: (options: { quality: number }) => Picture;
  webp: (options: { quality: number; effort: number }) => Picture;
  toBuffer: () => Promise<Buffer>;
}

// The server's own: the workshop needs none to show the pictures.
const sharp = createRequire(new URL('../../../apps/server/package.json', import.meta.url))('sharp') as (
  content: Uint8Array,
) => Picture;

const pictures = new URL('pictures/', import.meta.url);
const folder = await mkdtemp(join(tmpdir(), 'vitrine-documents-'));

const read = async (path: string, photograph?: number): Promise<Uint8Array | undefined> =>
  path === ''
    ? undefined
    : sharp(Buffer.from(drawingAt(path)))
        .resize({ width: photograph ?? 900 })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer();

const toPdf = async ({ kind, partner, language }: (typeof everyDocument)[number]): Promise<string> => {
  const name = join(folder, [kind, partner, language].join('.'));
  if (kind !== 'product-list') {
    await writeFile(`${name}.pdf`, await buffer(renderPdf(documentOf[kind]({ partner, language }), { read })));
    return `${name}.pdf`;
  }
  await writeFile(`${name}.xlsx`, await writeWorkbook(documentOf[kind]({ partner, language })));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, `${name}.xlsx`]);
  return `${name}.pdf`;
};

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
for (const document of everyDocument) {
  const { kind, partner, language } = document;
  const pdf = await toPdf(document);
  for (let page = 1; page <= documentPages[kind]; page += 1) {
    const png = join(folder, `page-${page}`);
    await run('pdftoppm', ['-r', '72', '-png', '-singlefile', '-f', String(page), '-l', String(page), pdf, png]);
    const webp = await sharp(await readFile(`${png}.png`))
      .webp({ quality: 62, effort: 6 })
      .toBuffer();
    await writeFile(new URL(`${pictureName(kind, partner, language, page)}.webp`, pictures), webp);
  }
}
await writeFile(new URL('digests.json', import.meta.url), `${JSON.stringify(await documentDigests(), null, 2)}\n`);
await rm(folder, { recursive: true, force: true });
