// A resource with its first call: contract, reply of the stories, table, repository, service, routes, test.
import { readFileSync, readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { at, pinnedNode } from '../../toolchain.mjs';
import { namesOf } from '../names.mjs';
import { add, fail, insert, missing } from '../write.mjs';
import { kinds } from './kinds.mjs';

/** What a call answers whom it does not let in. */
const deniedTo = (access) => (access === 'session' ? '401: s.problem' : '401: s.problem, 403: s.problem');

const fileOfContract = (names, { method, path, access, rows, kind, room }) => {
  const { thing, things, said } = names;
  const { name, summary, encoding, body, responses, imports = [] } = kind.call({ ...names, denied: deniedTo(access) });
  const special = imports.filter((word) => word !== 'z');
  const lines = [
    `method: '${method}'`,
    `path: '${path}'`,
    `access: '${access}'`,
    `summary: '${summary}'`,
    `covers: ${rows}`,
    ...(encoding ? [`encoding: '${encoding}'`] : []),
    ...(body ? [`body: ${body}`] : []),
    `responses: ${responses}`,
  ];
  return {
    [`packages/api/src/schemas/${room}/${thing}.ts`]: `import { z } from 'zod';
import { id } from '../shared/common.ts';

export const ${thing} = z.object({ id, name: z.string() });
${kind.schema?.(names) ?? ''}`,
    [`packages/api/src/contracts/${room}/${things}.ts`]: `${imports.includes('z') ? "import { z } from 'zod';\n" : ''}import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
${special.length > 0 ? `import { ${special.join(', ')} } from '../responses.ts';\n` : ''}
/** An account's ${said}. */
export const ${things} = {
  ${name}: defineCall({ ${lines.join(', ')} }),
};
`,
    [`packages/api/src/testing/replies/${room}/${things}.ts`]: `import type { Replies } from '../replies.ts';

export const ${things}Replies: Replies['${things}'] = {
  ${kind.reply(names)}
};
`,
  };
};

const routesOf = (names, { kind }) => {
  const { thing, things } = names;
  const { service } = kind.uses(names);
  if (!kind.needs)
    return `import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import type { Handlers } from '../../../platform/routes.ts';
import { ${service} } from './service.ts';

const handlers: Handlers<typeof contract.${things}> = {
  ${kind.handler(names)}
};

export const ${thing}Routes = implement(contract.${things}, handlers);
`;
  return `import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { ${service} } from './service.ts';

export const ${thing}Routes = async (app: FastifyInstance): Promise<void> => {
  const { ${kind.needs} } = app.platform;
  await app.register(
    implement(contract.${things}, {
      ${kind.handler(names)}
    }),
  );
};
`;
};

const moduleOf = (names, call) => {
  const { Thing, things, said } = names;
  const { kind, method, path, room } = call;
  const folder = `apps/server/src/modules/${room}/${things}`;
  const { type } = kind.call(names);
  const uses = kind.uses(names);
  const service = kind.service(names);
  return {
    [`${folder}/repository.ts`]: `${type.includes('contract') ? "import type { CallData, contract } from '@vitrine/api';\n" : ''}import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

export ${type.startsWith('{') ? `interface ${Thing} ${type}` : `type ${Thing} = ${type};`}

${kind.repository(names)}`,
    [`${folder}/service.ts`]: `${kind.imports?.(names) ?? ''}import type { Scope } from '../../../domain/scope.ts';
${kind.platform ?? ''}import { ${uses.repository} } from './repository.ts';
${service.includes(`: Promise<${Thing}`) ? `import type { ${Thing} } from './repository.ts';\n` : ''}
${service}`,
    [`${folder}/routes.ts`]: routesOf(names, call),
    [`${folder}/${things}.test.ts`]: `import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
${kind.testImports?.(names) ?? ''}
describeEngines('${said} (${method} ${path})', (server) => {
${kind.test(names, call)}
});
`,
  };
};

const migrations = 'apps/server/migrations';

const migrationOf = ({ table }, { kind }) => {
  const last = Math.max(...readdirSync(at(migrations)).map((name) => Number.parseInt(name, 10)));
  const number = String(last + 1).padStart(3, '0');
  return {
    [`${migrations}/${number}-${table.replaceAll('_', '-')}s.sql`]: `create table ${table} (
  id integer generated always as identity primary key,
  account_id integer not null references account,
${kind.column ?? ''}  name text not null
);
create index ${table}_of_account on ${table} (account_id, name);
`,
  };
};

const isSaid = (folder, words) =>
  readdirSync(at(folder), { withFileTypes: true, recursive: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name), 'utf8').includes(words),
  );

/** Ends with a word when the resource, its shape or its table is there already. */
const refuseTaken = ({ thing, things, table }, room) => {
  missing(`packages/api/src/contracts/${room}/${things}.ts`);
  missing(`apps/server/src/modules/${room}/${things}`);
  if (isSaid('packages/api/src/schemas', `export const ${thing} `) || isSaid(migrations, `create table ${table} (`))
    fail(`There is a ${thing} already. Add the call beside its siblings: docs/guides/add-a-call.md`);
};

const register = ({ thing, things }, room) => {
  insert('packages/api/src/schemas/index.ts', { after: /$/ }, `export * from './${room}/${thing}.ts';\n`);
  const contracts = 'packages/api/src/contracts/index.ts';
  insert(contracts, { before: /\n\/\*\* Every call/ }, `import { ${things} } from './${room}/${things}.ts';\n`);
  insert(contracts, { before: /^\} as const;/m }, `  ${things},\n`);
  const replies = 'packages/api/src/testing/replies/index.ts';
  insert(replies, { before: /import type \{ Replies/ }, `import { ${things}Replies } from './${room}/${things}.ts';\n`);
  insert(replies, { after: /account: accountReplies\(.*\),\n/ }, `  ${things}: ${things}Replies,\n`);
  const modules = 'apps/server/src/modules/index.ts';
  insert(
    modules,
    { before: /\n\/\*\* The routes/ },
    `import { ${thing}Routes } from './${room}/${things}/routes.ts';\n`,
  );
  insert(modules, { before: /\];\n$/ }, `  ${thing}Routes,\n`);
};

/** The browser's table of calls follows from the contract as it has just been written. */
const generate = () => {
  const { status } = spawnSync(pinnedNode(), [at('packages/api/src/client/generate.ts')], { stdio: 'inherit' });
  if (status !== 0) fail('The table of calls could not be generated: pnpm --filter @vitrine/api generate');
};

const usage = `Say how it is called: npm run new endpoint GET /v1/things
GET lists, POST adds; both begin a resource, below /v1, /v2, /api or /o. They know
  GET … --file      answers with a file
  GET … --events    answers with events
  POST … --upload   takes a form with a file
  --staff           only staff may call`;

/** `GET /v1/things D-140 --file` as the first call of a resource; answers with what is to be done next. */
export const newEndpoint = (method = '', path = '', ...words) => {
  const flags = words.filter((word) => word.startsWith('--') && word !== '--staff');
  const rows = words.filter((word) => !word.startsWith('--'));
  const kind = kinds[[method, ...flags].join(' ')];
  if (!kind || !/^\/(v1|v2|api|o)(\/[a-z0-9-]+)+\/?$/.test(path)) fail(usage);
  const forStaff = words.includes('--staff');
  const names = namesOf(path.split('/').filter(Boolean).at(-1));
  const { things } = names;
  const room = forStaff ? 'staff' : 'shop';
  refuseTaken(names, room);
  const call = {
    kind,
    method,
    path,
    room,
    rows: `[${rows.map((row) => `'${row}'`).join(', ')}]`,
    access: forStaff ? 'staff' : 'session',
    as: forStaff ? 'staff@vitrine.example' : 'buyer@vitrine.example',
  };
  const all = { ...fileOfContract(names, call), ...migrationOf(names, call), ...moduleOf(names, call) };
  for (const [file, text] of Object.entries(all)) add(file, text);
  register(names, room);
  return {
    afterwards: generate,
    steps: [
      `Say what they are made of: packages/api/src/schemas/${room}/${names.thing}.ts and the new migration, which is still yours to edit.`,
      rows.length === 0
        ? `Name the rows of the specification it answers in packages/api/src/contracts/${room}/${things}.ts (covers); the contract's tests wait for them.`
        : `Say who may call it (access) in packages/api/src/contracts/${room}/${things}.ts.`,
      'Accept the change of the contract: npx vitest run --project unit packages/api/src/contracts --update',
      `npm test -- checks unit server; the new tests are apps/server/src/modules/${room}/${things}/${things}.test.ts`,
      ...(kind === kinds.GET
        ? [
            `Show them: npm run new screen ${path.split('/').filter(Boolean).at(-1)} /${names.table.replaceAll('_', '-')}s`,
          ]
        : []),
    ],
  };
};
