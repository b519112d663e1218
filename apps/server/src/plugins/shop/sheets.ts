import type { Asset } from './assets.ts';
import { readRules } from './usedRules.ts';
import type { UsedRules } from './usedRules.ts';

const classInSheet = /\.([_a-z][\w-]*)/gi;
const classInMarkup = / class="([^"]*)"/g;

/** Which style sheet has a class: the build gives each class to one of them. */
const sheetsByClass = (assets: ReadonlyMap<string, Asset>): Map<string, string> => {
  const sheets = [...assets].filter(([path]) => path.startsWith('/assets/') && path.endsWith('.css'));
  return new Map(
    sheets.flatMap(([path, { plain }]) =>
      [...plain.toString('utf8').matchAll(classInSheet)].map(([, name = '']) => [name, path] as const),
    ),
  );
};

/** Finds the style sheets that markup needs, by the classes in it. */
export const createSheetFinder = (assets: ReadonlyMap<string, Asset>): ((markup: string) => string[]) => {
  let byClass: Map<string, string> | undefined;
  return (markup) => {
    byClass ??= sheetsByClass(assets);
    const names = new Set([...markup.matchAll(classInMarkup)].flatMap(([, value = '']) => value.split(/\s+/)));
    const found = [...names].map((name) => byClass?.get(name)).filter((path) => path !== undefined);
    return [...new Set(found)].toSorted();
  };
};

/** Finds the rules of a style sheet by its path. Each sheet is read once. */
export const createRuleFinder = (
  assets: ReadonlyMap<string, Asset>,
): ((path: string) => Promise<UsedRules | undefined>) => {
  const read = new Map<string, Promise<UsedRules>>();
  return async (path) => {
    const sheet = assets.get(path);
    if (!sheet) return undefined;
    const rules = read.get(path) ?? readRules(sheet.plain.toString('utf8'));
    read.set(path, rules);
    return rules;
  };
};
