/** Words in both languages the demo marketplace speaks. */
export type Words = { readonly en: string; readonly pt_BR: string };

export const w = (en: string, pt_BR: string): Words => ({ en, pt_BR });

/** Makes words of words, language by language. */
export const phrase = (make: (language: keyof Words) => string): Words => ({ en: make('en'), pt_BR: make('pt_BR') });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
