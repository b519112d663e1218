// npm run new component commerce/PriceTag: the folder of a component that passes its checks at once.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { at, fail } from './toolchain.mjs';

const rooms = ['foundation', 'components', 'commerce', 'sections'];

const component = (room, name) => {
  const title = `${room[0].toUpperCase()}${room.slice(1)}/${name}`;
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
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

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
    [`${name}.docs.ts`]: `import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What it is for, in one sentence.',
  when: ['Where it belongs.'],
  whenNot: ['Where something else does better: name it.'],
  accessibility: ['What is said to whoever listens.'],
  dos: ['What makes it work well.'],
  donts: ['What spoils it.'],
  status: 'new',
};
`,
  };
};

const [kind, path = ''] = process.argv.slice(2);
const [room, name = '', ...rest] = path.split('/');
if (kind !== 'component' || rest.length > 0)
  fail('Say what to make and where: npm run new component commerce/PriceTag');
if (!rooms.includes(room)) fail(`There is no room '${room}'. The rooms are: ${rooms.join(', ')}.`);
if (!/^[A-Z][A-Za-z]+$/.test(name)) fail(`'${name}' is no name for a component. Take letters alone, as in PriceTag.`);
const folder = `packages/ui/src/${room}/${name}`;
if (existsSync(at(folder))) fail(`${folder} exists already.`);

mkdirSync(at(folder));
for (const [file, text] of Object.entries(component(room, name))) writeFileSync(at(`${folder}/${file}`), text);
console.log(`Made ${folder}. Next:
  1. Write what it is for: ${name}.docs.ts. Until then it says nothing.
  2. Look at it: npm run storybook
  3. Accept its API: npx vitest run --project unit .storybook/library/api.test.ts --update
  4. npm run check`);
