import type { AtRule, ChildNode, Container } from 'postcss';

/** A part of a style sheet, ready to be asked what a page needs of it. */
type Part =
  | { kind: 'always'; text: string }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'block'; head: string; parts: readonly Part[] }
  | { kind: 'rule'; selectors: readonly { text: string; classes: readonly string[] }[]; body: string };

/** What stands in brackets may be one of several, or what must not be there. */
const bracketed = /\([^()]*\)/g;
const className = /\.([_a-z][\w-]*)/gi;

const classesOf = (selector: string): string[] => {
  const outside = selector.replace(bracketed, '').replace(bracketed, '');
  return [...outside.matchAll(className)].map(([, name = '']) => name);
};

/** At-rules that hold rules with selectors. */
const conditions: readonly string[] = ['layer', 'media', 'supports', 'container'];

const partOfBlock = (block: AtRule): Part => {
  const text = block.toString();
  if (block.name === 'keyframes') return { kind: 'keyframes', name: block.params, text };
  if (!block.nodes || !conditions.includes(block.name))
    return { kind: 'always', text: block.nodes ? text : `${text};` };
  return { kind: 'block', head: `@${block.name} ${block.params}`, parts: partsOf(block) };
};

const partsOf = (container: Container<ChildNode>): Part[] =>
  (container.nodes ?? []).map((node): Part => {
    if (node.type === 'atrule') return partOfBlock(node);
    if (node.type !== 'rule') return { kind: 'always', text: node.type === 'decl' ? `${node.toString()};` : '' };
    const selectors = node.selectors.map((text) => ({ text, classes: classesOf(text) }));
    return { kind: 'rule', selectors, body: (node.nodes ?? []).map(String).join(';') };
  });

const textOf = (parts: readonly Part[], has: (name: string) => boolean): string =>
  parts
    .map((part) => {
      if (part.kind === 'always') return part.text;
      if (part.kind === 'keyframes') return '';
      if (part.kind === 'block') {
        const inner = textOf(part.parts, has);
        return inner && `${part.head}{${inner}}`;
      }
      const selectors = part.selectors.filter(({ classes }) => classes.every(has)).map(({ text }) => text);
      return selectors.length > 0 ? `${selectors.join()}{${part.body}}` : '';
    })
    .join('');

const keyframesIn = (parts: readonly Part[]): Extract<Part, { kind: 'keyframes' }>[] =>
  parts.flatMap((part) => {
    if (part.kind === 'block') return keyframesIn(part.parts);
    return part.kind === 'keyframes' ? [part] : [];
  });

/** The rules of a sheet that elements with these classes, or without any, may need. */
export type UsedRules = (classes: ReadonlySet<string>) => string;

/** Reads a style sheet once, to be asked for each page. */
export const readRules = async (sheet: string): Promise<UsedRules> => {
  // Loaded with the first public page.
  const { default: postcss } = await import('postcss');
  const parts = partsOf(postcss.parse(sheet));
  const animations = keyframesIn(parts);
  return (classes) => {
    const used = textOf(parts, (name) => classes.has(name));
    return used + animations.flatMap(({ name, text }) => (used.includes(name) ? [text] : [])).join('');
  };
};
