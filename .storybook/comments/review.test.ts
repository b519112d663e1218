import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addComment, commentsOn, decide, mergeReviews, noReview, openByStory } from './review.ts';
import { readReview, settle, writeReview } from './review.ts';
import type { Comment, Look } from './review.ts';

const look: Look = { story: 'hero-c--playground', partner: 'fjord', mode: 'dark', locale: 'en' };
const comment = (id: string, over: Partial<Comment> = {}): Comment => ({
  ...look,
  id,
  by: 'Ana',
  text: 'The scrim hides the coat.',
  at: `2026-03-0${id}T10:00:00Z`,
  ...over,
});

describe('A review', () => {
  it('shows the comments on the same look before those on other looks of the story', () => {
    const review = [comment('1'), comment('2', { mode: 'light' }), comment('3', { story: 'other' })].reduce(
      addComment,
      noReview,
    );
    const { here, elsewhere } = commentsOn(review, look);
    expect([here, elsewhere].map((list) => list.map(({ id }) => id))).toEqual([['1'], ['2']]);
  });

  it('counts a comment as open until somebody settles it, whom it names', () => {
    const open = addComment(addComment(noReview, comment('1')), comment('2'));
    const settled = settle(open, '1', 'Bo', '2026-03-05T10:00:00Z');
    expect(openByStory(open).get(look.story)).toBe(2);
    expect(openByStory(settled).get(look.story)).toBe(1);
    expect(settled.comments[0]?.settled?.by).toBe('Bo');
    expect(settle(settled, '1', 'Cy', '2026-03-06T10:00:00Z')).toEqual(settled);
  });

  it('is the same from several files in any order, with the settled form of each comment', () => {
    const first = addComment(noReview, comment('1'));
    const second = settle(addComment(first, comment('2')), '1', 'Bo', '2026-03-05T10:00:00Z');
    expect(mergeReviews([first, second])).toEqual(mergeReviews([second, first]));
    expect(mergeReviews([second, first]).comments).toEqual(second.comments);
  });

  it('keeps the last decision of each person on a theme', () => {
    const say = (by: string, decision: 'approve' | 'needs work', day: number) => ({
      partner: 'fjord',
      by,
      decision,
      at: `2026-03-0${day}T10:00:00Z`,
    });
    const said = [say('Ana', 'needs work', 1), say('Bo', 'approve', 2), say('ana', 'approve', 3)].reduce(
      decide,
      noReview,
    );
    expect(said.verdicts.map(({ by, decision }) => `${by}: ${decision}`)).toEqual(['Bo: approve', 'ana: approve']);
  });

  it('reads the file that it wrote, and refuses what is no review', () => {
    const review = decide(addComment(noReview, comment('1')), {
      partner: 'fjord',
      by: 'Ana',
      decision: 'approve',
      at: '2026-03-01T10:00:00Z',
    });
    expect(readReview(writeReview(review))).toEqual(review);
    for (const text of ['', '[]', '{"comments":[{}],"verdicts":[]}', '{"comments":[],"verdicts":[{"by":"A"}]}'])
      expect(readReview(text), text).toBeUndefined();
  });
});

it('shows every committed review to all', () => {
  const folder = fileURLToPath(new URL('../reviews', import.meta.url));
  const files = globSync('*.json', { cwd: folder });
  expect(files.filter((file) => !readReview(readFileSync(`${folder}/${file}`, 'utf8')))).toEqual([]);
});
