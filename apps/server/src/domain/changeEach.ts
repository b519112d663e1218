import type { ManyDone } from '@vitrine/api/client';
import { Refusal } from './refusal.ts';

/**
 * Does something to each of many things, each in its own transaction. One that is refused is left as it is, with the reason, and the others are
 * done. What is unknown, or of another account, is `gone`.
 */
export const changeEach = async <Thing extends { id: number }>(
  things: readonly Thing[],
  gone: string,
  work: (thing: Thing) => Promise<unknown>,
): Promise<ManyDone> => {
  const answer: ManyDone = { done: [], left: [] };
  for (const thing of things) {
    try {
      await work(thing);
      answer.done.push(thing.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer.left.push({ id: thing.id, reason: error.status === 404 ? gone : error.message });
    }
  }
  return answer;
};
