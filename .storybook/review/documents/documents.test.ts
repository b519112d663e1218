import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentDigests } from './digests.ts';
import { everyDocument } from './documents.ts';
import { documentPages, pictureName } from './kinds.ts';

const here = (path: string): URL => new URL(path, import.meta.url);

it('shows each document as the server makes it now', { timeout: 60_000 }, async () => {
  const kept = JSON.parse(readFileSync(here('digests.json'), 'utf8')) as Record<string, string>;
  expect(await documentDigests(), 'Draw the pictures again: .storybook/review/documents/draw.ts').toEqual(kept);
});

it('has a picture of each page, for each partner in each language', () => {
  const names = everyDocument.flatMap(({ kind, partner, language }) =>
    Array.from(
      { length: documentPages[kind] },
      (_, index) => `${pictureName(kind, partner, language, index + 1)}.webp`,
    ),
  );
  expect(readdirSync(here('pictures/')).sort()).toEqual(names.sort());
});
