import { describe, expect, it } from 'vitest';
import { emptyHistory, redo, remember, undo } from './history.ts';

describe('history', () => {
  const changes = ['one', 'two'];

  it('takes a whole edit back and makes it again in one step each', () => {
    const back = undo(remember(emptyHistory<string>(), changes));
    expect(back?.changes).toEqual(changes);
    expect(redo(back?.history ?? emptyHistory())?.changes).toEqual(changes);
  });

  it('forgets what was taken back once something new is done', () => {
    const back = undo(remember(emptyHistory<string>(), changes));
    expect(redo(remember(back?.history ?? emptyHistory(), changes))).toBeNull();
  });

  it('has nothing before the first edit', () => expect(undo(emptyHistory())).toBeNull());
});
