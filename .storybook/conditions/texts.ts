import { sampleWords } from '../library/sampleWords.ts';
import { pseudo } from '../pseudo.ts';
import { holderOf, nameOf } from './boxes.ts';

interface Piece {
  node: Text;
  words: string;
  around: Element;
}

/** What the workshop shows until a story comes: it is on every page, in English. */
const notOfStory = 'script, style, svg, .sb-argstableBlock';

/** Pieces of text in the page, each with the element around it. */
const pieces = (): Piece[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const around = node.parentElement;
    const words = node.data.trim();
    if (around && words && !around.closest(notOfStory)) found.push({ node, words, around });
  }
  return found;
};

/** Makes a third longer what the catalogue has not made so: names, descriptions and all other texts of a partner. */
export const stretch = (): void => {
  const isPlain = (words: string) => /\p{L}{2}/u.test(words) && !words.includes('~');
  for (const { node } of pieces()) if (isPlain(node.data)) node.data = pseudo(node.data);
  for (const titled of document.querySelectorAll<HTMLElement>('[title]'))
    if (isPlain(titled.title)) titled.title = pseudo(titled.title);
};

const unstretched = (words: string): string => words.replaceAll('~', '');

const isWhole = (element: Element, words: string): boolean =>
  [...document.querySelectorAll('[title]')].some(
    (titled) =>
      titled.contains(element) && unstretched(titled.getAttribute('title') ?? '').includes(unstretched(words)),
  );

const isCutBy = ({ node }: Piece, holder: Element): boolean => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, right } = range.getBoundingClientRect();
  const hole = holder.getBoundingClientRect();
  // A hole of a point is there to hide from sight what is heard.
  return hole.width > 2 && (left < hole.left - 1 || right > hole.right + 1);
};

/** Texts of which a part is cut off sideways and told nowhere else: an ellipsis is fine where a `title` has the whole. */
export const cutOff = (): string[] =>
  pieces().flatMap((piece) => {
    const { around, words } = piece;
    const holder = around.checkVisibility() ? holderOf(around) : undefined;
    if (!holder || /auto|scroll/.test(getComputedStyle(holder).overflowX) || !isCutBy(piece, holder)) return [];
    return isWhole(around, words) ? [] : [`${nameOf(around)} is cut off by ${nameOf(holder)}`];
  });

const english = new Set(
  [...sampleWords().values()]
    .flat()
    .flatMap(([words, portuguese]) => (portuguese !== words && /\p{L}{4}/u.test(words) ? [words] : [])),
);

/** English sample texts in a page that should be Portuguese, other than those the story itself brought. */
export const leftEnglish = (brought: string): string[] =>
  pieces()
    .filter(({ words }) => english.has(words) && !brought.includes(words))
    .map(({ around }) => nameOf(around));
