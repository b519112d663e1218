import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from './readApi.ts';

/** The components that are used most. */
const pictured = [
  'Badge',
  'Banner',
  'BrandCard',
  'Button',
  'CallToAction',
  'CartGrid',
  'CategoryTiles',
  'Checkbox',
  'CollectionCard',
  'ColourSwatches',
  'Dialog',
  'EmptyState',
  'ErrorState',
  'Hero',
  'IconButton',
  'LimitMeter',
  'OrderTimeline',
  'PageHeader',
  'ProductCard',
  'RadioGroup',
  'Select',
  'SiteHeader',
  'Spotlight',
  'Switch',
  'Table',
  'Tabs',
  'TextField',
  'Toast',
];

it('shows the rules of the most used components as pairs of pictures', () => {
  const found = globSync('**/*.pairs.fixture.tsx', { cwd: sources }).map((path) =>
    basename(path, '.pairs.fixture.tsx'),
  );
  expect(found).toEqual(expect.arrayContaining(pictured));
});
