import { expect, it } from 'vitest';
import { expandBranding } from '../expand.ts';
import { themeCss } from '../themeCss.ts';
import { themes } from '../themes/index.ts';
import { varNames, vars } from './index.ts';
import promised from './names.json' with { type: 'json' };
import removals from './removed.json' with { type: 'json' };

interface Removal {
  name: string;
  /** The day it went: 2026-11-21. */
  since: string;
  /** What to use now. */
  instead: string;
}

const removed: Removal[] = removals;
const gone = new Set(removed.map(({ name }) => name));

it('promises each of its names: a new one is written into names.json', () => {
  expect(varNames.filter((name) => !promised.includes(name))).toEqual([]);
});

it('keeps every name it ever promised, or the ledger says since when it is gone and what to use instead', () => {
  const names = new Set<string>(varNames);
  expect(promised.filter((name) => !names.has(name) && !gone.has(name))).toEqual([]);
  for (const { name, since, instead } of removed) {
    expect(promised, `${name} stays in names.json, so that nobody takes it again`).toContain(name);
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(instead, `what stands in for ${name}`).not.toBe('');
  }
});

it('never takes a name again that it gave up: old style sheets would mean something else by it', () => {
  expect(varNames.filter((name) => gone.has(name))).toEqual([]);
});

it('has each name once, in letters that style sheets can be read with', () => {
  expect(new Set(varNames).size).toBe(varNames.length);
  expect(varNames.filter((name) => !/^--v(-[a-z][a-z0-9]*)+$/.test(name))).toEqual([]);
});

it('reads as custom properties', () => {
  expect(vars.color.groundRaised).toBe('var(--v-color-ground-raised)');
  expect(vars.color.critical.ink).toBe('var(--v-color-critical-ink)');
});

it('leaves no role of any partner empty', () => {
  for (const style of Object.values(themes)) {
    const { vars: values } = expandBranding(style, 'dark');
    expect(Object.keys(values)).toEqual(varNames);
    expect(Object.entries(values).filter(([, value]) => value === '')).toEqual([]);
  }
});

it('writes one sheet with the opening mode at the root and both modes on demand', () => {
  const css = themeCss(themes['atelier-noir']);
  expect(css).toMatch(/^:root\{color-scheme:dark;/);
  expect(css).toContain('[data-mode=light]{color-scheme:light;');
  expect(css).not.toMatch(/[<>]/);
});

it('prints a shop that opens dark in its light colours, with nothing else changed', () => {
  const paper = (name: 'atelier-noir' | 'signal') => /@media print\{:root\{(.*)\}\}$/.exec(themeCss(themes[name]))?.[1];
  const { vars: light } = expandBranding(themes['atelier-noir'], 'light');
  for (const said of [
    'color-scheme:light',
    ...(['--v-color-ground', '--v-color-ink'] as const).map((name) => `${name}:${light[name]}`),
  ])
    expect(paper('atelier-noir')?.split(';')).toContain(said);
  expect(paper('atelier-noir')).not.toContain('--v-space-md');
  expect(paper('signal')).toBeUndefined();
});

it('says again in each mode whatever is drawn in a colour of the mode', () => {
  const [, light = '', dark = ''] = themeCss(themes.signal).split('\n');
  expect(light).toMatch(/--v-shadow-raised:[^;]*#/);
  expect(dark).toMatch(/--v-shadow-raised:[^;]*#/);
  expect(dark).not.toContain('--v-space-md');
});
