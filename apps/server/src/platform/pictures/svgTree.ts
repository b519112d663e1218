import { Parser } from 'htmlparser2';

/** An element of a drawing, with the parts of the drawing that it names. */
export interface SvgElement {
  name: string;
  ids: readonly string[];
  /** What `<use>` and others take from other elements of the drawing, by id. */
  taken: readonly string[];
  /** Ids in `url(#…)`: of its attributes, and of the style sheets. */
  refs: string[];
  classes: readonly string[];
  /** Points of a line, each of which may get a marker. */
  points: number;
  font: string | undefined;
  children: SvgElement[];
}

export interface SvgTree {
  root: SvgElement;
  elements: readonly SvgElement[];
  depth: number;
  /** The first text that is drawn, and its font if it names one. */
  text: { text: string; font: string | undefined } | undefined;
}

const refsIn = (value: string): string[] => [...value.matchAll(/url\(\s*["']?#([^)"'\s]+)/g)].map(([, id = '']) => id);

const fontIn = (style: string): string | undefined => {
  const [, after] = style.split('font-family:');
  return after?.split(/[;}]/)[0]?.trim();
};

const elementOf = (name: string, attributes: Readonly<Record<string, string>>): SvgElement => {
  const entries = Object.entries(attributes);
  // Any prefix may stand for the namespace, and of several it is not said here which one counts.
  const all = (wanted: string): string[] =>
    entries.flatMap(([key, value]) => (key.split(':').at(-1) === wanted ? [value.trim()] : []));
  const { style = '', d, points = '' } = attributes;
  return {
    name: name.split(':').at(-1) ?? name,
    ids: all('id'),
    taken: all('href').flatMap((href) => (href.startsWith('#') ? [href.slice(1)] : [])),
    refs: entries.flatMap(([, value]) => refsIn(value)),
    classes: attributes['class']?.split(/\s+/) ?? [],
    points: (d ?? points).match(/[\d.]+/g)?.length ?? 0,
    font: attributes['font-family'] ?? fontIn(style),
    children: [],
  };
};

/** What style sheets name, by the class of the rule; rules without a class are taken to fit every element. */
const readSheets = (sheets: string) => {
  const byClass = new Map<string, string[]>();
  const ofAll: string[] = [];
  for (const rule of sheets.split('}')) {
    const [selector = '', body = ''] = rule.split('{').slice(-2);
    const refs = refsIn(body);
    const classes = selector.match(/\.[\w-]+/g)?.map((name) => name.slice(1)) ?? [];
    if (classes.length === 0) ofAll.push(...refs);
    for (const name of classes) byClass.set(name, [...(byClass.get(name) ?? []), ...refs]);
  }
  return { byClass, ofAll };
};

/** Reads a drawing without drawing anything. Undefined for what has no root. */
export const readSvg = (source: string): SvgTree | undefined => {
  const open: SvgElement[] = [];
  const elements: SvgElement[] = [];
  let depth = 0;
  let sheets = '';
  let text: SvgTree['text'];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = elementOf(name, attributes);
        open.at(-1)?.children.push(element);
        elements.push(element);
        open.push(element);
        depth = Math.max(depth, open.length);
      },
      onclosetag: () => {
        open.pop();
      },
      ontext: (words) => {
        if (open.at(-1)?.name === 'style') sheets += words;
        if (text || words.trim() === '' || !open.some(({ name }) => name === 'text')) return;
        text = { text: words.trim(), font: open.findLast(({ font }) => font !== undefined)?.font };
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  const [root] = elements;
  if (!root) return undefined;
  const { byClass, ofAll } = readSheets(sheets);
  for (const element of elements)
    element.refs.push(...ofAll, ...element.classes.flatMap((name) => byClass.get(name) ?? []));
  return { root, elements, depth, text: text && { ...text, font: text.font ?? fontIn(sheets) } };
};
