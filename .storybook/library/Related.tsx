import { docsByTitle } from './docsOf.ts';
import { Said } from './Said.tsx';

const pages = new Map([...docsByTitle.keys()].map((title) => [title.split('/')[1], title]));

/** The address of a component’s page in the workshop, by its title. */
export const pageOf = (title: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** A sentence in which each name of a component leads to its page. */
export const Related = ({ children }: { children: string }) =>
  children.split(/(\b[A-Z]\w+\b)/).map((part, index) => {
    const title = pages.get(part);
    return title ? (
      <a key={index} href={pageOf(title)} target="_top">
        {part}
      </a>
    ) : (
      <Said key={index}>{part}</Said>
    );
  });
