import { expect, it } from 'vitest';
import { together } from './together.ts';

it('answers come in the order in which the statements were sent', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<number>();
  const answers = together([first.promise, second.promise]);
  second.resolve(2);
  first.resolve('first');
  expect(await answers).toEqual(['first', 2]);
});

it('the failure that came first is thrown, once all have ended', async () => {
  const [second, first, last] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()];
  const answers = together([second.promise, first.promise, last.promise]);
  let hasEnded = false;
  void answers.catch(() => (hasEnded = true));
  first.reject(new Error('first'));
  await Promise.resolve();
  second.reject(new Error('second'));
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  last.resolve(0);
  await expect(answers).rejects.toThrow('first');
});
