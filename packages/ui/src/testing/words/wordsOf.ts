/** One text in the two languages of the stories: an ICU message, such as `Ref. {code}`. */
export type Text = readonly [english: string, portuguese: string];

/** A label that takes values names at least one of them in braces. */
type Pattern = `${string}{${string}`;

/** Labels as data: a text in place of each string and of each function that returns one. */
export type Texts<Labels> = Labels extends (words: never) => string
  ? readonly [english: Pattern, portuguese: Pattern]
  : Labels extends string
    ? Text
    : { readonly [Key in keyof Labels]: Texts<Labels[Key]> };

/** Sample labels of a component for its stories. */
export interface Words<Labels> {
  /** Title of the component's page in Storybook, such as `Commerce/PriceBlock`. */
  title: string;
  texts: Texts<Labels>;
}

/** Sample labels for the stories of `title`; `useLabels` turns them into the component's labels. */
export const wordsOf = <Labels>(title: string, texts: Texts<Labels>): Words<Labels> => ({ title, texts });
