import { expect, it } from 'vitest';
import { viewQuery } from './savedViews.ts';

it('a view is what narrows a list, in any order and without the page', () => {
  expect(viewQuery('?status=failed&page=3&search=ana')).toBe('search=ana&status=failed');
  expect(viewQuery('search=ana&status=failed')).toBe(viewQuery('status=failed&search=ana'));
  expect(viewQuery('?page=2')).toBe('');
});
