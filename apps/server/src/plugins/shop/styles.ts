const tag = /<[a-z][^<>]*>/g;
const styleOf = / style="([^"]*)"/;
/** Declarations that cannot end their rule, such as `--lines:3;object-position:50% 0`, or `background:url("/media/linen.webp")`. */
const plain = /^(?:[\w\s:;.,%()/#-]|"[\w./%-]*")+$/;

interface Moved {
  markup: string;
  css: string;
}

/**
 * Moves the style attributes of markup into a sheet, for the policy of the page allows a sheet with its nonce and no attribute. React keeps
 * what it finds, and changes styles by script, which is allowed.
 */
export const moveStyles = (markup: string): Moved => {
  const rules = new Map<string, number>();
  const moved = markup.replace(tag, (opening) =>
    opening.replace(styleOf, (attribute, escaped: string) => {
      const declarations = escaped.replaceAll('&quot;', '"');
      if (!plain.test(declarations)) return attribute;
      const place = rules.get(declarations) ?? rules.size;
      rules.set(declarations, place);
      return ` data-style="${place}"`;
    }),
  );
  return {
    markup: moved,
    css: [...rules].map(([declarations, place]) => `[data-style="${place}"]{${declarations}}`).join('\n'),
  };
};
