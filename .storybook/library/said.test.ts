import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Said } from './Said.tsx';

const html = (children: string): string => renderToStaticMarkup(createElement(Said, null, children));

it('leads from the name of a component to its page, and not from a word of English', () => {
  const toast = '<a href="./?path=/docs/components-toast--docs" target="_top">Toast</a>';
  const grid = '<a href="./?path=/docs/commerce-cartgrid--docs" target="_top">CartGrid</a>';
  expect(html('Confirm each copy with a Toast.')).toBe(`Confirm each copy with a ${toast}.`);
  expect(html('CartGrid uses it. Text: one sentence.')).toBe(`${grid} uses it. Text: one sentence.`);
});

it('leads to a story by its id, and shows code as code', () => {
  expect(html('Pass `Toast`. See [All heroes](review-heroes--all-heroes).')).toBe(
    'Pass <code>Toast</code>. See <a href="./?path=/story/review-heroes--all-heroes" target="_top">All heroes</a>.',
  );
});
