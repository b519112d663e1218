import { currentId } from '../tools/findStory.ts';

/** The mode of a look: `own` is the partner’s own. */
export const lookModes = ['own', 'light', 'dark'] as const;

/** What a comment is about: a component in a state (its story), in a theme, mode and language. */
export interface Look {
  story: string;
  partner: string;
  mode: (typeof lookModes)[number];
  locale: string;
}

export interface Comment extends Look {
  id: string;
  by: string;
  text: string;
  /** ISO 8601. */
  at: string;
  settled?: { by: string; at: string };
}

export type Decision = 'approve' | 'needs work';

/** What one person says about a theme; a later decision replaces an earlier one. */
export interface Verdict {
  partner: string;
  by: string;
  decision: Decision;
  at: string;
}

export interface Review {
  comments: readonly Comment[];
  verdicts: readonly Verdict[];
}

export const noReview: Review = { comments: [], verdicts: [] };

const lastOf = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  timeOf: (item: Item) => string,
): Item[] => {
  const kept = new Map<string, Item>();
  for (const item of items) {
    const other = kept.get(keyOf(item));
    if (!other || timeOf(item) >= timeOf(other)) kept.set(keyOf(item), item);
  }
  return [...kept.values()].sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
};

/** Several files as one: a comment once, settled if any file says so, and the last word of each person on a theme. */
export const mergeReviews = (reviews: readonly Review[]): Review => ({
  comments: lastOf(
    reviews.flatMap(({ comments }) => comments),
    ({ id }) => id,
    ({ settled, at }) => settled?.at ?? at,
  ).sort((a, b) => a.at.localeCompare(b.at)),
  verdicts: lastOf(
    reviews.flatMap(({ verdicts }) => verdicts),
    ({ partner, by }) => `${partner} ${by.toLowerCase()}`,
    ({ at }) => at,
  ),
});

export const addComment = (review: Review, comment: Comment): Review => ({
  ...review,
  comments: [...review.comments, comment],
});

export const settle = (review: Review, id: string, by: string, at: string): Review => ({
  ...review,
  comments: review.comments.map((one) => (one.id === id && !one.settled ? { ...one, settled: { by, at } } : one)),
});

export const decide = (review: Review, verdict: Verdict): Review =>
  mergeReviews([review, { comments: [], verdicts: [verdict] }]);

const isSameLook = (a: Look, b: Look): boolean => a.partner === b.partner && a.mode === b.mode && a.locale === b.locale;

/** The comments on a story: those on exactly this look, and those on its other looks. */
export const commentsOn = ({ comments }: Review, look: Look): { here: Comment[]; elsewhere: Comment[] } => {
  const onStory = comments.filter(({ story }) => story === look.story);
  const here = onStory.filter((comment) => isSameLook(comment, look));
  return { here, elsewhere: onStory.filter((comment) => !here.includes(comment)) };
};

/** What a link to a story includes: its comments, and the decisions on the theme; nothing if nobody said anything. */
export const reviewOfLook = (review: Review, look: Look): Review | undefined => {
  const { here, elsewhere } = commentsOn(review, look);
  const verdicts = review.verdicts.filter(({ partner }) => partner === look.partner);
  const comments = [...here, ...elsewhere];
  return comments.length + verdicts.length > 0 ? { comments, verdicts } : undefined;
};

/** How many comments of each story are open. */
export const openByStory = ({ comments }: Review): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { story, settled } of comments) if (!settled) counts.set(story, (counts.get(story) ?? 0) + 1);
  return counts;
};

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const isSettled = (value: unknown): boolean => value === undefined || hasTexts(value, ['by', 'at']);

const isComment = (value: unknown): value is Comment =>
  hasTexts(value, ['id', 'story', 'partner', 'mode', 'locale', 'by', 'text', 'at']) &&
  lookModes.includes((value as Comment).mode) &&
  isSettled((value as Comment).settled);

const isVerdict = (value: unknown): value is Verdict =>
  hasTexts(value, ['partner', 'by', 'at']) && ['approve', 'needs work'].includes((value as Verdict).decision);

/** A review file as read, its stories by today’s ids; undefined for a file that is none. */
export const readReview = (text: string): Review | undefined => {
  try {
    const { comments, verdicts } = JSON.parse(text) as { comments: unknown; verdicts: unknown };
    if (!Array.isArray(comments) || !Array.isArray(verdicts)) return undefined;
    if (!comments.every(isComment) || !verdicts.every(isVerdict)) return undefined;
    return { comments: comments.map((one) => ({ ...one, story: currentId(one.story) })), verdicts };
  } catch {
    return undefined;
  }
};

/** A review as a file that gives short differences under version control. */
export const writeReview = (review: Review): string => `${JSON.stringify(review, null, 2)}\n`;
