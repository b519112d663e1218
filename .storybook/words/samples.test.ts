import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { heroTexts } from '../../packages/ui/src/sections/Hero/stories/words.ts';
import { sources } from '../library/readApi.ts';
import samples from './samples.json' with { type: 'json' };

/** Names, addresses and amounts with a code: both languages write them alike, or the component formats them. */
const alike =
  /^(?:Lume|Vitrine|Ana|Prado|Ana Prado|Marina Campos|Casa \S+(?: · [\d:]+)?|Loja \w+|Atelier .+|Galeria Sul|Armazém do Chiado|Kontor Elf|Fjord|Salão Tropical|São Paulo|Portugal|Porto|English|Português|Facebook|Instagram|Resort(?: 2[67])?|Pre-Fall 27|Boutique|Paris Showroom Week|BR [\d ]+|(?:USD|BRL) [\d.,]+|Line sheet|HeaderPanel|Loja Aurora\n[^]+|\+?[\d\s-]+)$/;

const isText = (value: string): boolean =>
  /^[A-Z0-9“].*[a-z]|\s/.test(value) && !/^(?:\/|https?:|#|\d[\d-]*$)/.test(value);

/** The texts in the args that a component's stories begin with. */
const textsIn = (file: string): string[] => {
  const code = readFileSync(`${sources}/${file}`, 'utf8');
  const { program } = parseSync(file, code);
  const begin = program.body.filter((statement) =>
    /^(?:export )?const (?:meta|Playground) /.test(code.slice(statement.start)),
  );
  const texts: string[] = [];
  const spans: { start: number; end: number }[] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if ('name' in key && key.name === 'args') spans.push(value);
    },
  }).visit({ ...program, body: begin });
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && spans.some((span) => span.start <= start && start < span.end)) texts.push(value);
    },
  }).visit({ ...program, body: begin });
  return texts.filter(isText);
};

it('has a Portuguese form of every sample that stories begin with', () => {
  const known = new Set([...Object.keys(samples), ...Object.values(heroTexts).map(([english]) => english)]);
  const texts = globSync('**/*.stories.tsx', { cwd: sources })
    .filter((file) => !file.includes('.all.'))
    .flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(300);
  expect([...new Set(texts)].filter((text) => !known.has(text) && !alike.test(text))).toEqual([]);
});
