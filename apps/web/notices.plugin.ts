import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fontFiles } from '@vitrine/tokens/fonts/files';
import type { Plugin } from 'vite';

const FILE = 'notices.txt';

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** The folder of the package that a file belongs to; undefined for our own files. */
const packageOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file.split('?')[0] ?? '')?.[0];

const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  if (file === undefined)
    throw new Error(`${name} ${version} is part of the shop and has no licence file in ${folder}.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};

/** The licences of packages as one text, each package once, by name. */
const noticesOf = (files: readonly string[]): string => {
  const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined));
  const notices = new Set([...folders].map(noticeOf));
  return [
    'This shop contains the following libraries and fonts.\n',
    ...[...notices].toSorted((a, b) => a.localeCompare(b, 'en')),
  ].join(`\n${'-'.repeat(80)}\n\n`);
};

/** Writes `notices.txt`: the licences of the libraries in the build and of the fonts the server adds to it. The page links to it. */
export const notices = (): Plugin => ({
  name: 'vitrine-notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
    const installed = modules.filter((id) => !id.startsWith('\0') && id.includes(`${sep}node_modules${sep}`));
    this.emitFile({ type: 'asset', fileName: FILE, source: noticesOf([...installed, ...Object.values(fontFiles)]) });
  },
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'link', attrs: { rel: 'license', href: `/${FILE}` }, injectTo: 'head' }],
  },
});
