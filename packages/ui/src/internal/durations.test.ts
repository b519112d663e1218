import { expect, it } from 'vitest';
import { durations } from './durations.ts';

it('messages stay as long as the specification says, and a note is saved a second after the last key (K-01, K-05, K-07, K-10, K-48, K-51, K-53, K-54)', () => {
  expect(durations).toEqual({
    profileStatus: 10_000,
    passwordDone: 3200,
    toast: 3000,
    offer: 10_000,
    addedToCart: 4000,
    noteSave: 1000,
    stockNotice: 5000,
    companyOutcome: 6200,
    personalOutcome: 4200,
  });
});
