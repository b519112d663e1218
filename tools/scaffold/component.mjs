// A component's folder: program, look, stories, page.
import { add, fail, insert, missing } from './write.mjs';

const example = (room) => (room === 'commerce' ? 'commerce/catalogue/PriceTag' : `${room}/PriceTag`);
const rooms = ['foundation', 'components', 'commerce', 'sections'];

/** kB (gzip) that a component may add to a page, until it is known better. */
const firstLimit = 2;

const titleOf = (room, name) => `${room[0].toUpperCase()}${room.slice(1)}/${name}`;

const component = (room, name, up) => {
  const title = titleOf(room, name);
  return {
    'index.ts': `export * from './${name}.tsx';\n`,
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Say in one sentence what it is for. */
export const ${name} = ({ children }: ${name}Props) => (
  <div data-component="${name}" className={css.root}>
    {children}
  </div>
);
`,
    [`${name}.css.ts`]: `import { vars } from '@vitrine/tokens/contract';
import { layers } from '${up}foundation/layers.css.ts';
import { styleIn } from '${up}internal/styleIn.ts';

const css = styleIn(layers.${room});

export const root = css({ color: vars.color.ink });
`,
    [`${name}.stories.tsx`]: `import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({ title: '${title}', component: ${name}, args: { children: '${name}' } });

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { children: 'Benachrichtigungseinstellungen für sämtliche Großhandelskollektionen übernehmen' },
});
`,
    [`${name}.docs.ts`]: `import type { ComponentDocs } from '${up}testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What it is for, in one sentence.',
  when: ['Where it belongs.'],
  instead: { 'what the reader wants': 'The component that does it' },
  wording: [{ good: 'A label as it should be', bad: 'The same, worse', why: 'What the reader gains.' }],
  behaviour: ['What it does while loading, when empty, after an error, with long texts and on a phone.'],
  accessibility: ['What screen readers announce.'],
  dos: ['What makes it work well.'],
  donts: ['What spoils it.'],
  status: 'new',
};
`,
  };
};

/** `commerce/catalogue/PriceTag` as a folder that passes its checks at once; answers with what is to be done next. */
export const newComponent = (path = '') => {
  const [room, ...folders] = path.split('/');
  const name = folders.at(-1) ?? '';
  // Components of the trade are grouped by what they serve.
  const depth = room === 'commerce' ? 2 : 1;
  if (!rooms.includes(room)) fail(`There is no room '${room}'. The rooms are: ${rooms.join(', ')}.`);
  if (!/^[A-Z][A-Za-z]+$/.test(name)) fail(`'${name}' is no name for a component. Take letters alone, as in PriceTag.`);
  if (folders.length !== depth) fail(`Say where: npm run new component ${example(room)}`);
  const folder = `packages/ui/src/${path}`;
  missing(folder);
  for (const [file, text] of Object.entries(component(room, name, '../'.repeat(depth + 1))))
    add(`${folder}/${file}`, text);
  if (room !== 'foundation') insert('bench/size/limits.json', { after: /^\{\n/ }, `  "${path}": ${firstLimit},\n`);
  return {
    steps: [
      `Write what it is for: ${folder}/${name}.docs.ts. Until then it says nothing.`,
      'Look at it: npm run storybook',
      'Accept its API: npx vitest run --project unit .storybook/library/api.test.ts --update',
      `Agree on its pictures, which its Playground has in each theme: npm run visual -- --update "${titleOf(room, name)}"`,
      ...(room === 'foundation' ? [] : [`Say what it may weigh once it is done: "${path}" in bench/size/limits.json.`]),
      'npm run check',
    ],
  };
};
