import { expect } from 'storybook/test';
import { partnerNames } from '../modes.ts';

/** Names, which are the same in every language. */
const names = new RegExp(Object.values(partnerNames).join('|'), 'g');

/** A letter of the pseudo language. */
const mark = /[áçëïñöüÂÉØÛ~]/;

const isPlain = (text: string): boolean => /[a-z]{3}/i.test(text.replaceAll(names, '')) && !mark.test(text);

/** Code, and what says that it is not translated. */
const isKept = (element: Element): boolean =>
  element.closest('style, script') !== null || element.closest('[translate]')?.getAttribute('translate') === 'no';

const attributes = ['aria-label', 'placeholder', 'title', 'alt'];

const textsOf = (element: Element): string[] => [
  ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
];

/** Finds the texts that do not follow the language of the toolbar: in the pseudo language they are plain. */
export const expectTranslated = async (root: Element): Promise<void> => {
  const elements = [...root.querySelectorAll('*')].filter((element) => !isKept(element));
  await expect(elements.flatMap(textsOf).filter(isPlain)).toEqual([]);
};
