import { repairBranding } from '@vitrine/tokens/repair';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const [english, portuguese] = [read('./BrandAPartner.mdx'), read('./BrandAPartner.pt-BR.mdx')];

const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block);

const headings = (text: string): string[] => text.match(/^## \d/gm) ?? [];

/** Stories and pages of the workshop that a tutorial leads to, but for its own translation. */
const links = (text: string): string[] => [...text.matchAll(/path=(\/story\/[\w-]+)/g)].map(([, path = '']) => path);

describe.each([
  ['English', english],
  ['Portuguese', portuguese],
])('The tutorial in %s', (_, text) => {
  it('shows documents that are valid as they stand', () => {
    const files = blocks(text, 'json').map((block) => JSON.parse(block) as { style?: unknown });
    expect(files).toHaveLength(2);
    for (const file of files) expect(repairBranding(file.style ?? file).problems).toEqual([]);
  });
});

it('has the same steps, commands and links in both languages', () => {
  expect(headings(portuguese)).toEqual(headings(english));
  expect(blocks(portuguese, 'sh')).toEqual(blocks(english, 'sh'));
  expect(links(portuguese)).toEqual(links(english));
});

it('keeps the language of the reader where the Portuguese tutorial leads', () => {
  const stories = [...portuguese.matchAll(/\/story\/[^"]+/g)].map(([link]) => link);
  expect(stories.filter((link) => !link.endsWith('&globals=locale:pt-BR'))).toEqual([]);
});
