import { pageNamed } from './docsOf.ts';
import { Said } from './Said.tsx';

/** What to use instead: every capital may be a component’s, the first one too. */
export const Related = ({ children }: { children: string }) =>
  children.split(/(\b[A-Z]\w+\b)/).map((part, index) => {
    const page = pageNamed(part);
    return page ? (
      <a key={index} href={page} target="_top">
        {part}
      </a>
    ) : (
      <Said key={index}>{part}</Said>
    );
  });
