// A resource with its first call: contract, reply of the stories, table, repository, service, routes, test.
import { readFileSync, readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { at, pinnedNode } from '../toolchain.mjs';
import { namesOf } from './names.mjs';
import { add, fail, insert, missing } from './write.mjs';

const contractOf = ({ thing, Thing, things, said }, { method, path, rows }) => ({
  [`packages/api/src/schemas/${thing}.ts`]: `import { z } from 'zod';
import { id } from './common.ts';

export const ${thing} = z.object({ id, name: z.string() });
${method === 'POST' ? `\nexport const new${Thing} = z.object({ name: z.string().trim().min(1, 'Name is required.') });\n` : ''}`,
  [`packages/api/src/contracts/${things}.ts`]: `import { z } from 'zod';
import * as s from '../schemas/index.ts';
import { defineCall } from './call.ts';

/** An account's ${said}. */
export const ${things} = {
  ${
    method === 'GET'
      ? `list: defineCall({
    method: 'GET',
    path: '${path}',
    access: 'session',
    summary: 'The ${said} of the marketplace, by name',
    covers: ${rows},
    responses: { 200: s.dataOf(z.array(s.${thing})), 401: s.problem },
  }),`
      : `add: defineCall({
    method: 'POST',
    path: '${path}',
    access: 'session',
    summary: 'One more of the marketplace’s ${said}',
    covers: ${rows},
    body: s.new${Thing},
    responses: { 201: s.${thing}, 401: s.problem, 422: s.invalidInput },
  }),`
  }
};
`.replace(method === 'POST' ? "import { z } from 'zod';\n" : '\0', ''),
  [`packages/api/src/testing/replies/${things}.ts`]: `import type { Replies } from './replies.ts';

export const ${things}Replies: Replies['${things}'] = {
  ${
    method === 'GET'
      ? "list: { status: 200, data: { data: [{ id: 1, name: 'First' }, { id: 2, name: 'Second' }] } },"
      : 'add: ({ body }) => ({ status: 201, data: { id: 3, name: body.name } }),'
  }
};
`,
});

const reading = ({ Thing, Things, table }) => ({
  repository: `/** The account's, by name. */
export const find${Things} = ({ db, account }: Scope): Promise<${Thing}[]> =>
  db.query(sql\`select id, name from ${table} where account_id = \${account.id} order by name, id\`);
`,
  service: `/** What whoever is signed in may see of them. */
export const list${Things} = (scope: Scope): Promise<${Thing}[]> => find${Things}(scope);
`,
  imports: { repository: `find${Things}`, service: `list${Things}` },
  handler: `list: async ({ scope }) => ({ status: 200, data: { data: await list${Things}(scope) } }),`,
});

const writing = ({ Thing, table }) => ({
  repository: `/** One more, of the account. */
export const insert${Thing} = async ({ db, account }: Scope, name: string): Promise<${Thing}[]> =>
  db.query(sql\`insert into ${table} (account_id, name) values (\${account.id}, \${name}) returning id, name\`);
`,
  service: `/** Keeps one more and answers with it. */
export const add${Thing} = async (scope: Scope, name: string): Promise<${Thing}> => {
  const [added] = await insert${Thing}(scope, name);
  if (!added) throw new Error('Nothing was inserted.');
  return added;
};
`,
  imports: { repository: `insert${Thing}`, service: `add${Thing}` },
  handler: `add: async ({ scope, body }) => ({ status: 201, data: await add${Thing}(scope, body.name) }),`,
});

const testOf = ({ things, table, said }, { method, path }) => {
  const list = `  it('are shown to whoever is signed in, of the account alone', async () => {
    await server.db.query(sql\`insert into ${table} (account_id, name) values (1, 'Second'), (1, 'First'), (2, 'Of another account')\`);
    const { status, body } = await server.call(contract.${things}.list, { as: 'buyer@vitrine.example' });
    expect(status).toBe(200);
    expect(body.data.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  it('are not shown to a visitor', async () => {
    expect(await server.call(contract.${things}.list, { account: 'vitrine' })).toMatchObject({ status: 401 });
  });`;
  const create = `  it('are kept for the account of whoever is signed in', async () => {
    const { status, body } = await server.call(contract.${things}.add, { as: 'buyer@vitrine.example', body: { name: 'First' } });
    expect({ status, body }).toMatchObject({ status: 201, body: { name: 'First' } });
    expect(await server.db.query(sql\`select account_id, name from ${table}\`)).toEqual([{ account_id: 1, name: 'First' }]);
  });

  it('have a name', async () => {
    expect(await server.call(contract.${things}.add, { as: 'buyer@vitrine.example', body: { name: ' ' } })).toMatchObject({ status: 422 });
  });`;
  return `import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';

describeEngines('${said} (${method} ${path})', (server) => {
${method === 'GET' ? list : create}
});
`;
};

const moduleOf = (names, call) => {
  const { Thing, things, thing } = names;
  const parts = call.method === 'GET' ? reading(names) : writing(names);
  const folder = `apps/server/src/modules/${things}`;
  const type =
    call.method === 'GET'
      ? `CallData<typeof contract.${things}.list>['data'][number]`
      : `CallData<typeof contract.${things}.add>`;
  return {
    [`${folder}/repository.ts`]: `import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Scope } from '../../domain/scope.ts';

export type ${Thing} = ${type};

${parts.repository}`,
    [`${folder}/service.ts`]: `import type { Scope } from '../../domain/scope.ts';
import { ${parts.imports.repository} } from './repository.ts';
import type { ${Thing} } from './repository.ts';

${parts.service}`,
    [`${folder}/routes.ts`]: `import { contract } from '@vitrine/api';
import { implement } from '../../platform/routes.ts';
import type { Handlers } from '../../platform/routes.ts';
import { ${parts.imports.service} } from './service.ts';

const handlers: Handlers<typeof contract.${things}> = {
  ${parts.handler}
};

export const ${thing}Routes = implement(contract.${things}, handlers);
`,
    [`${folder}/${things}.test.ts`]: testOf(names, call),
  };
};

const migrations = 'apps/server/migrations';

const migrationOf = ({ table }) => {
  const last = Math.max(...readdirSync(at(migrations)).map((name) => Number.parseInt(name, 10)));
  const number = String(last + 1).padStart(3, '0');
  return {
    [`${migrations}/${number}-${table.replaceAll('_', '-')}s.sql`]: `create table ${table} (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name text not null
);
create index ${table}_of_account on ${table} (account_id, name);
`,
  };
};

const isSaid = (folder, words) =>
  readdirSync(at(folder)).some((name) => readFileSync(at(folder, name), 'utf8').includes(words));

/** Ends with a word when the resource, its shape or its table is there already. */
const refuseTaken = ({ thing, things, table }) => {
  missing(`packages/api/src/contracts/${things}.ts`);
  missing(`apps/server/src/modules/${things}`);
  if (isSaid('packages/api/src/schemas', `export const ${thing} `) || isSaid(migrations, `create table ${table} (`))
    fail(`There is a ${thing} already. Add the call beside its siblings: docs/guides/add-a-call.md`);
};

const register = ({ thing, things }) => {
  insert('packages/api/src/schemas/index.ts', { after: /$/ }, `export * from './${thing}.ts';\n`);
  const contracts = 'packages/api/src/contracts/index.ts';
  insert(contracts, { before: /\n\/\*\* Every call/ }, `import { ${things} } from './${things}.ts';\n`);
  insert(contracts, { before: /^\} as const;/m }, `  ${things},\n`);
  const replies = 'packages/api/src/testing/replies/index.ts';
  insert(replies, { before: /import type \{ Replies/ }, `import { ${things}Replies } from './${things}.ts';\n`);
  insert(replies, { after: /orders: orderReplies\(.*\),\n/ }, `  ${things}: ${things}Replies,\n`);
  const modules = 'apps/server/src/modules/index.ts';
  insert(modules, { before: /\n\/\*\* The routes/ }, `import { ${thing}Routes } from './${things}/routes.ts';\n`);
  insert(modules, { before: /\];\n$/ }, `  ${thing}Routes,\n`);
};

/** The browser's table of calls follows from the contract as it has just been written. */
const generate = () => {
  const { status } = spawnSync(pinnedNode(), [at('packages/api/src/client/generate.ts')], { stdio: 'inherit' });
  if (status !== 0) fail('The table of calls could not be generated: pnpm --filter @vitrine/api generate');
};

/** `GET /v1/things D-140` as the first call of a resource; answers with what is to be done next. */
export const newEndpoint = (method = '', path = '', ...rows) => {
  if (!['GET', 'POST'].includes(method) || !/^\/(v1|v2|api|o)(\/[a-z0-9-]+)+\/?$/.test(path))
    fail(
      'Say how it is called: npm run new endpoint GET /v1/things\nGET lists, POST adds; both begin a resource, below /v1, /v2, /api or /o.',
    );
  const names = namesOf(path.split('/').filter(Boolean).at(-1));
  const { things } = names;
  refuseTaken(names);
  const call = { method, path, rows: `[${rows.map((row) => `'${row}'`).join(', ')}]` };
  const all = { ...contractOf(names, call), ...migrationOf(names), ...moduleOf(names, call) };
  for (const [file, text] of Object.entries(all)) add(file, text);
  register(names);
  return {
    afterwards: generate,
    steps: [
      `Say what they are made of: packages/api/src/schemas/${names.thing}.ts and the new migration, which is still yours to edit.`,
      rows.length === 0
        ? `Name the rows of the specification it answers in packages/api/src/contracts/${things}.ts (covers); the contract's tests wait for them.`
        : `Say who may call it (access) in packages/api/src/contracts/${things}.ts.`,
      'Accept the change of the contract: npx vitest run --project unit packages/api/src/contracts --update',
      `npm test -- checks unit server; the new tests are apps/server/src/modules/${things}/${things}.test.ts`,
      ...(method === 'GET'
        ? [
            `Show them: npm run new screen ${path.split('/').filter(Boolean).at(-1)} /${names.table.replaceAll('_', '-')}s`,
          ]
        : []),
    ],
  };
};
