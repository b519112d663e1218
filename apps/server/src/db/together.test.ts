import { expect, it } from 'vitest';
import { together } from './together.ts';

const later = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value));

const failing = async (milliseconds: number, message: string): Promise<never> => {
  await later(milliseconds, undefined);
  throw new Error(message);
};

it('answers come in the order in which the statements were sent', async () => {
  expect(await together([later(5, 'first'), later(1, 2)])).toEqual(['first', 2]);
});

it('the failure that came first is thrown, once all have ended', async () => {
  let hasEnded = false;
  const last = later(20, undefined).then(() => (hasEnded = true));
  await expect(together([failing(10, 'second'), failing(1, 'first'), last])).rejects.toThrow('first');
  expect(hasEnded).toBe(true);
});
