import { expect, it } from 'vitest';
import { excerpts, leafChanges } from './leaves.ts';

it('two versions of a document differ value by value, without markup (D-049)', () => {
  const before = { text: { en: '<p>Pay <b>soon</b></p>', pt_BR: '<p>Pague</p>' }, buttons: [{ text: { en: 'Go' } }] };
  const after = {
    text: { en: '<p>Pay now</p>', pt_BR: '<p>Pague</p>' },
    buttons: [{ text: { en: 'Go' } }, { text: { en: 'Ask' } }],
  };
  expect(leafChanges(before, after)).toEqual([
    { field: 'text.en', before: 'Pay soon', after: 'Pay now' },
    { field: 'buttons.2.text.en', before: undefined, after: 'Ask' },
  ]);
});

it('long texts are shown from where they begin to differ (D-049)', () => {
  const same = 'a'.repeat(300);
  const [before, after] = excerpts({ before: `${same}one`, after: `${same}two` });
  expect([before, after]).toEqual([`… ${'a'.repeat(60)}one`, `… ${'a'.repeat(60)}two`]);
  expect(excerpts({ before: 'Yes', after: undefined })).toEqual(['Yes', '']);
});
