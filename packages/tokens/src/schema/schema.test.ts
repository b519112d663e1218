import { expect, it } from 'vitest';
import published from '../../branding.schema.json' with { type: 'json' };
import { brandingJsonSchema } from './schema.ts';

it('publishes the schema as it is: after a change, run `node packages/tokens/src/schema/write.ts`, then format (D-113)', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(brandingJsonSchema)));
});

it('explains itself: a title, an example, words for every choice', () => {
  expect(published).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Vitrine branding',
  });
  expect(published.examples).toHaveLength(1);
  const { seeds, type, shape, density, elevation, mode } = published.properties;
  const parts = [seeds, type, shape, density, elevation, mode];
  const inner = [seeds, type, shape].flatMap(({ properties }) => Object.values(properties));
  for (const part of [...parts, ...inner]) expect(part.description).toMatch(/\w/);
});
