import { ApiError, NetworkError } from '@vitrine/api/client';
import { expect, it } from 'vitest';
import { isRefusal } from './isRefusal.ts';

it.each([401, 404, 409, 422])('a refusal is final: %i', (status) => {
  expect(isRefusal(new ApiError(status, undefined))).toBe(true);
});

it.each([429, 500, 503])('an answer that says nothing about what was sent is no refusal: %i', (status) => {
  expect(isRefusal(new ApiError(status, undefined))).toBe(false);
});

it('no answer is no refusal', () => {
  expect(isRefusal(new NetworkError('offline'))).toBe(false);
  expect(isRefusal(null)).toBe(false);
});
