import { expect, it } from 'vitest';
import { inputOf, newDraft } from './collectionDraft.ts';
import { unreadLimits } from '../../parts/mappers/limitDraft.ts';

it('limits of a collection are read as people of the language type them (D-067)', () => {
  const draft = { ...newDraft(), minimum_quantity: '1.250', minimum_value: '1.500,50', maximum_value: '' };
  expect(inputOf(draft, 'pt-BR')).toMatchObject({ minimum_quantity: 1250, minimum_value: 1500.5, maximum_value: null });
  expect(unreadLimits(draft, 'pt-BR')).toEqual([]);
});

it('a limit that is no number, not above zero or no whole number of units is not read (D-067)', () => {
  const draft = {
    ...newDraft(),
    minimum_quantity: '2,5',
    maximum_quantity: '0',
    minimum_value: 'ten',
    maximum_value: '-3',
  };
  expect(unreadLimits(draft, 'en')).toEqual(['minimum_quantity', 'maximum_quantity', 'minimum_value', 'maximum_value']);
});
