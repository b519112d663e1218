import { useFormat } from '#storybook/labels';
import type { Text } from '../../../testing/words/wordsOf.ts';
import type { HeroProps } from '../types.ts';
import { heroTexts } from './words.ts';

const byEnglish = new Map<string, Text>(Object.values(heroTexts).map((text) => [text[0], text]));

/** Says a sample in the locale of the toolbar; what a story writes itself stays as it is. */
export const useHeroWords = (): ((sample: HeroProps) => HeroProps) => {
  const format = useFormat();
  const say = (words: string): string => {
    const text = byEnglish.get(words);
    return text ? format(text) : words;
  };
  return ({ title, text, imageAlt, buttons, ...rest }) => ({
    ...rest,
    title: say(title),
    text: text && say(text),
    imageAlt: imageAlt && say(imageAlt),
    buttons: buttons?.map((button) => ({ ...button, label: say(button.label) })),
  });
};
