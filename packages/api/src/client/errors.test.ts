import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';

it('fields are named only by lists of sentences', () => {
  const { fields, message } = new ApiError(422, {
    errors: { tags: [], name: ['Too short.'], ids: [1, 'x'], note: 'no' },
  });
  expect(fields).toEqual({ name: ['Too short.'] });
  expect(message).toBe('Too short.');
});

it.each([undefined, null, 'text', [], { errors: null }])(
  'a refusal that says nothing is still a refusal: %j',
  (body) => {
    expect(new ApiError(500, body, 'req-1')).toMatchObject({
      message: 'The server answered 500.',
      fields: {},
      requestId: 'req-1',
    });
  },
);

it('a server that is too busy is told from one that fails', () => {
  const isBusy = (status: number, body: object): boolean => new ApiError(status, body).isBusy;
  expect(isBusy(503, { message: 'Try again in a few seconds.', retry_after: 5 })).toBe(true);
  expect([isBusy(503, { message: 'Not available.' }), isBusy(429, { retry_after: 5 })]).toEqual([false, false]);
});

it('silence says whether the server was out of reach or too slow', () => {
  const messages = (['offline', 'timeout', 'unreadable'] as const).map((reason) => new NetworkError(reason).message);
  expect(messages).toEqual([
    'The server could not be reached.',
    'The server took too long to answer.',
    'The server could not be reached.',
  ]);
});
