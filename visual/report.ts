import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { pageOf } from './page.ts';
import type { Finding } from './page.ts';
import { keepPlatform } from './platform.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const baselines = at('baselines');
const results = at('../.results/visual');

const inline = (file: string): string | undefined =>
  existsSync(file) ? `data:image/png;base64,${readFileSync(file, 'base64')}` : undefined;

/** A story's pictures lie under the name Vitest gives them: one hyphen where the story's id has two. */
const fileOf = (picture: string): string => picture.replaceAll(/-{2,}/g, '-');

/** The sense of a message, without the paths to what is shown beside it. */
const senseOf = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/^expect\(page\)\.toMatchScreenshot\(\)\s*/, '')
    .replace(/\s*(Reference|Actual) screenshot:[\s\S]*/, '')
    .replace('No existing reference screenshot found.', 'No picture has been agreed on yet.')
    .replace('Screenshot does not match the stored reference.\n', '');

const findingOf = (test: TestCase): Finding => {
  const name = fileOf(test.meta().picture ?? '');
  return {
    story: test.parent.type === 'suite' ? test.parent.name : test.module.moduleId,
    look: name.split('/')[1] ?? test.name,
    said: (test.result().errors ?? []).map(({ message }) => senseOf(message)).join('\n'),
    before: inline(join(baselines, `${name}.png`)),
    after: inline(join(results, `${name}-actual.png`)) ?? inline(join(results, `${name}-reference.png`)),
    difference: inline(join(results, `${name}-diff.png`)),
  };
};

/** Pictures of stories that are gone. */
const orphans = (tests: TestCase[]): string[] => {
  const wanted = new Set(tests.map((test) => `${fileOf(test.meta().picture ?? '')}.png`));
  const kept = existsSync(baselines) ? readdirSync(baselines, { recursive: true, encoding: 'utf8' }) : [];
  return kept.filter((name) => name.endsWith('.png') && !wanted.has(name.replaceAll('\\', '/')));
};

const removeOrphans = (names: string[]): void => {
  for (const name of names) rmSync(join(baselines, name));
  const emptied = new Set(names.map((name) => join(baselines, dirname(name))));
  for (const folder of emptied) if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
};

/** After the run: what differs as a page to look at; after an update: which machine drew, and no pictures of what is gone. */
export class Report implements Reporter {
  vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
    rmSync(results, { recursive: true, force: true });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    if (this.vitest?.config.snapshotOptions.updateSnapshot === 'all') this.accept(tests);
    if (failed.length > 0) this.write(failed);
  }

  write(failed: TestCase[]): void {
    const page = join(results, 'index.html');
    mkdirSync(results, { recursive: true });
    writeFileSync(page, pageOf(failed.map(findingOf)));
    console.error(
      `\nBefore, after and difference of ${failed.length} pictures: ${page}\nWhere the new look is meant, accept it: npm run visual -- --update [part of the story's name]\n`,
    );
  }

  accept(tests: TestCase[]): void {
    const platform = this.vitest?.projects[0]?.getProvidedContext().platform;
    if (platform) keepPlatform(platform.chromium);
    if (!this.vitest?.config.testNamePattern) removeOrphans(orphans(tests));
  }
}
