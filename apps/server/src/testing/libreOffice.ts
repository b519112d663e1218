import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether LibreOffice is installed. */
export const isLibreOffice = ((): boolean => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** XLSX files as LibreOffice opens and saves them again; unchanged where it is not installed. One start for all, for a start takes seconds. */
export const savedByLibreOffice = async (
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Record<string, Buffer>> => {
  const names = Object.keys(files);
  if (!isLibreOffice) return Object.fromEntries(names.map((name) => [name, Buffer.from(files[name] ?? [])]));
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-office-'));
  try {
    for (const name of names) await writeFile(join(folder, `${name}.xlsx`), files[name] ?? []);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const sources = names.map((name) => join(folder, `${name}.xlsx`));
    await run('soffice', [
      profile,
      '--headless',
      '--convert-to',
      'xlsx',
      '--outdir',
      join(folder, 'saved'),
      ...sources,
    ]);
    const saved = names.map(async (name) => [name, await readFile(join(folder, 'saved', `${name}.xlsx`))] as const);
    return Object.fromEntries(await Promise.all(saved));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
