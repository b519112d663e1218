import { pageNamed } from './docsOf.ts';

/** Within a sentence a capital is a component’s; at its beginning only a name of two words, such as `CartGrid`. */
const names = String.raw`(?<=[a-z,;] )[A-Z]\w+|\b[A-Z][a-z]+[A-Z]\w*`;
const marks = new RegExp(`(\`[^\`]+\`|\\[[^\\]]+\\]\\([^)]+\\)|${names})`);

const Mark = ({ mark }: { mark: string }) => {
  if (mark.startsWith('`')) return <code>{mark.slice(1, -1)}</code>;
  const [, name = mark, story] = /^\[(.+)\]\((.+)\)$/.exec(mark) ?? [];
  const page = story ? `./?path=/story/${story}` : pageNamed(name);
  return page ? (
    <a href={page} target="_top">
      {name}
    </a>
  ) : (
    name
  );
};

/** A sentence: code stands between backticks, a link to a story as `[name](id)`. A component’s name leads to its page. */
export const Said = ({ children }: { children: string }) =>
  children.split(marks).map((part, index) => (index % 2 ? <Mark key={index} mark={part} /> : part));
