import { experimental_getStatusStore as getStatusStore } from 'storybook/manager-api';
import { mergeReviews, openByStory, readReview, writeReview } from './review.ts';
import type { Review } from './review.ts';

const KEPT = 'vitrine-review';
const NAME = 'vitrine-reviewer';

const committed = (): Review[] => {
  const files = JSON.parse(document.querySelector('#vitrine-reviews')?.textContent ?? '[]') as string[];
  return files.flatMap((file) => readReview(file) ?? []);
};

const kept = (): Review[] => [readReview(localStorage.getItem(KEPT) ?? '') ?? []].flat();

let review = mergeReviews([...committed(), ...kept()]);
const listeners = new Set<() => void>();
const marks = getStatusStore('vitrine/comments');

const openComments = (count: number): string => (count === 1 ? '1 open comment' : `${count} open comments`);

const mark = (): void => {
  marks.unset();
  marks.set(
    [...openByStory(review)].map(([storyId, count]) => ({
      storyId,
      typeId: 'vitrine/comments',
      value: 'status-value:warning',
      title: 'Comments',
      description: openComments(count),
      sidebarContextMenu: false,
    })),
  );
};

/** Marks each story with open comments in the sidebar. */
export const markStories = (): void => {
  try {
    mark();
  } catch (error) {
    // In development the server keeps the marks. Without it, comments work all the same.
    console.warn('The sidebar shows no comments.', error);
  }
};

/** The committed reviews together with what this browser keeps. */
export const getReview = (): Review => review;

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const changeReview = (change: (review: Review) => Review): void => {
  review = change(review);
  localStorage.setItem(KEPT, writeReview(review));
  for (const listener of listeners) listener();
  markStories();
};

/** Who comments in this browser. */
export const getReviewer = (): string => localStorage.getItem(NAME) ?? '';
export const setReviewer = (name: string): void => localStorage.setItem(NAME, name);
