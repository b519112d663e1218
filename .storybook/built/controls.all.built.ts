import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../visual/browser.ts';
import { controlsIn } from './controlsIn.ts';
import type { Control } from './controlsIn.ts';
import { propsIn } from './propsIn.ts';
import { entries, serve } from './serve.ts';

const rooms = ['foundation', 'components', 'commerce', 'sections'];
const record = propsIn(
  rooms.map((room) => readFileSync(new URL(`../../packages/ui/api/${room}.txt`, import.meta.url), 'utf8')).join('\n'),
);

/** The story that stands for each public component. */
const playgrounds = entries().filter(
  ({ id, title }) => id.endsWith('--playground') && rooms.includes(title.split('/')[0]?.toLowerCase() ?? ''),
);

interface Prop extends Control {
  /** Component and prop, such as `Button.variant`. */
  name: string;
  /** As written in its source. */
  type: string;
}

const readProps = async (): Promise<Prop[]> => {
  const server = await serve();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}iframe.html`, { waitUntil: 'commit' });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const controls = await controlsIn(
      page,
      playgrounds.map(({ id }) => id),
    );
    return playgrounds.flatMap(({ id, title }) => {
      const component = title.split('/')[1] ?? '';
      const types = new Map(record.get(component)?.map(({ prop, type }) => [prop, type]));
      return Object.entries(controls[id] ?? {}).map(([prop, control]) => ({
        ...control,
        name: `${component}.${prop}`,
        type: types.get(prop) ?? '',
      }));
    });
  } finally {
    await Promise.all([server.close(), browser.close()]);
  }
};

const isCallback = (type: string): boolean => /^\(?\([^)]*\) => /.test(type);
const isChoice = (type: string): boolean =>
  type.startsWith('keyof typeof ') || /^'[^']*'( \| ('[^']*'|null))+$/.test(type);
const isPicture = (name: string): boolean => /\.(image|imageMobile|cover|picture|src)$/.test(name);

describe('The controls of every public component', () => {
  let props: Prop[] = [];
  beforeAll(async () => {
    props = await readProps();
  }, 240_000);

  const wrong = (test: (prop: Prop) => boolean): string[] =>
    props.filter(test).map(({ name, type, kind }) => `${name} of type ${type} has ${kind ?? 'no control'}`);

  it('are those of the record of their props', () => {
    expect(props.filter(({ type }) => type !== '').length).toBeGreaterThan(500);
  });

  it('offer each union as a select or as radios', () => {
    expect(wrong(({ type, kind }) => isChoice(type) && !/select|radio/.test(kind ?? ''))).toEqual([]);
  });

  it('offer pictures by the names of samples, or as an own file', () => {
    const own = new Set(props.map(({ name }) => name));
    const isWrong = ({ name, kind, options }: Prop) =>
      kind !== null && (!options.includes('drape') || !own.has(`${name}File`));
    expect(wrong((prop) => isPicture(prop.name) && isWrong(prop))).toEqual([]);
  });

  it('edit lists item by item', () => {
    expect(wrong(({ value, kind }) => value === 'list' && kind !== null)).toEqual([]);
  });

  it('hide callbacks', () => {
    expect(wrong(({ name, type, kind }) => (isCallback(type) || /\.on[A-Z]/.test(name)) && kind !== null)).toEqual([]);
  });

  it('are absent where a value has no form to edit', () => {
    expect(wrong(({ value, kind }) => kind === 'object' && (value === 'none' || value === 'plain'))).toEqual([]);
  });
});
