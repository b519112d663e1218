// A screen over a resource that lists: its query, mapper, words in every language, route with every state, stories, place on the map.
import { readdirSync } from 'node:fs';
import { at } from '../toolchain.mjs';
import { namesOf } from './names.mjs';
import { add, fail, insert, needed } from './write.mjs';

const locales = () => readdirSync(at('apps/web/src/locales')).filter((name) => !name.includes('.'));
const nothingHere = { en: 'There is nothing here yet', 'pt-BR': 'Ainda não há nada aqui' };

const queriesOf = ({ things }) => `import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

export const ${things}Queries = (client: Client) => ({
  list: () =>
    queryOptions({
      queryKey: ['${things}', 'list'],
      queryFn: async ({ signal }) => (await client.${things}.list({ signal })).data.data,
    }),
});
`;

const mapperOf = ({ Thing }) => `import type { Wire${Thing} } from '../../shared/mappers/wire.ts';

/** One of them as the screen shows it. */
export const to${Thing}View = ({ id, name }: Wire${Thing}) => ({ id: String(id), name });
`;

const mapperTestOf = ({ thing, Thing, said }) => `import { expect, it } from 'vitest';
import { to${Thing}View } from './${thing}.ts';

it('shows ${said} under their names', () => {
  expect(to${Thing}View({ id: 7, name: 'First' })).toEqual({ id: '7', name: 'First' });
});
`;

const routeOf = ({ thing, Thing, things, Things }) => `import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Container, Heading, Section, Stack, Text } from '@vitrine/ui/foundation';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useServices } from '../../shared/queries/services.ts';
import { to${Thing}View } from './${thing}.ts';

const LINES_WHILE_LOADING = 4;

function Waiting() {
  const t = useTranslate();
  return Array.from({ length: LINES_WHILE_LOADING }, (_, line) => (
    <Skeleton key={line} width="60%" label={line === 0 ? t('app.loading') : undefined} />
  ));
}

function List() {
  const t = useTranslate();
  const { queries } = useServices();
  const ${things} = useQuery(queries.${things}.list());
  if (${things}.error) return <QueryError error={${things}.error} onRetry={() => void ${things}.refetch()} />;
  if (!${things}.data) return <Waiting />;
  if (${things}.data.length === 0) return <EmptyState title={t('${things}.empty')} />;
  return ${things}.data.map(to${Thing}View).map(({ id, name }) => <Text key={id}>{name}</Text>);
}

export default function ${Things}() {
  const t = useTranslate();
  useTitle(t('${things}.title'));
  return (
    <Section>
      <Container>
        <Stack space="lg">
          <Heading level={1}>{t('${things}.title')}</Heading>
          <List />
        </Stack>
      </Container>
    </Section>
  );
}
`;

const storiesOf = ({ Things, things, said }, path) => `import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/${Things}',
  args: { address: '${path}', viewer: 'approved' as const },
});

/** Shows the ${said} by name. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First')).toBeVisible();
  },
});

/** Says when there are none. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall(contract.${things}.list, { status: 200, data: { data: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet')).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.${things}.list)) });

/** Without a connection the list can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.${things}.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
`;

const wordsOf = ({ things }, title, empty) =>
  `${JSON.stringify({ [`${things}.title`]: title, [`${things}.empty`]: empty }, null, 2)}\n`;

const register = ({ Thing, things }, path) => {
  const queries = 'apps/web/src/shared/queries/queries.ts';
  insert(queries, { before: /\n\/\*\*\n \* Reads of the app/ }, `import { ${things}Queries } from './${things}.ts';\n`);
  insert(queries, { after: /orders: orderQueries\(client\),\n/ }, `  ${things}: ${things}Queries(client),\n`);
  insert(
    'apps/web/src/shared/mappers/wire.ts',
    { before: /export type WireListing/ },
    `export type Wire${Thing} = CallData<VitrineContract['${things}']['list']>['data'][number];\n`,
  );
  insert(
    'apps/web/src/shop/screens.ts',
    { before: / {2}\{\n {4}path: '\/:slug',/ },
    `  {
    path: '${path}',
    load: () => import('./${things}/route.tsx'),
    guard: mayEnterAsUser,
    prefetch: ({ queries, queryClient }) => void queryClient.prefetchQuery(queries.${things}.list()),
  },
`,
  );
  const reserved = 'packages/api/src/rules/reservedSlugs.ts';
  insert(reserved, { after: /const SHOP = \[\n/ }, `  '${path.split('/')[1]}',\n`);
};

/** `things /things` as a screen of the calls `npm run new endpoint GET /v1/things` made; answers with what is to be done next. */
export const newScreen = (word = '', path = '') => {
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) fail('Say what it shows and where it stands: npm run new screen things /things');
  const names = namesOf(word);
  const { thing, things, Things, said } = names;
  needed(
    `packages/api/src/contracts/shop/${things}.ts`,
    `There are no calls for ${said} yet: npm run new endpoint GET /v1/${word}`,
  );
  const folder = `apps/web/src/shop/${things}`;
  const title = said[0].toUpperCase() + said.slice(1);
  add(`apps/web/src/shared/queries/${things}.ts`, queriesOf(names));
  add(`${folder}/${thing}.ts`, mapperOf(names));
  add(`${folder}/${thing}.test.ts`, mapperTestOf(names));
  add(`${folder}/route.tsx`, routeOf(names));
  add(`${folder}/${Things}.stories.tsx`, storiesOf(names, path));
  for (const locale of locales())
    add(
      `apps/web/src/locales/${locale}/shop/${things}.json`,
      wordsOf(names, title, nothingHere[locale] ?? nothingHere.en),
    );
  register(names, path);
  return {
    steps: [
      `Say its title: apps/web/src/locales/*/shop/${things}.json`,
      `Choose who may see it (guard) in apps/web/src/shop/screens.ts; now it is every signed-in user.`,
      `Show what there is to see: ${folder}/route.tsx places components, ${folder}/${thing}.ts fills them.`,
      'Look at it: npm run storybook',
      `Agree on its pictures, as two partners, on a phone and a desk: npm run visual -- --update "Screens/${Things}"`,
      'npm test -- checks unit stories',
    ],
  };
};
