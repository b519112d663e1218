// A call that takes a form with a file.
import { add } from './plain.mjs';

export const upload = {
  ...add,
  call: (names) => ({ ...add.call(names), encoding: 'multipart' }),
  schema: ({ Thing }) => `
export const new${Thing} = z.object({
  name: z.string().trim().min(1, 'Name is required.'),
  file: z.file().max(5_000_000).mime(['application/pdf']),
});
`,
  column: '  file_key text not null,\n',
  repository: ({ Thing, table }) => `/** One more, of the account. */
export const insert${Thing} = async ({ db, account }: Scope, name: string, fileKey: string): Promise<${Thing}[]> =>
  db.query(sql\`
    insert into ${table} (account_id, name, file_key) values (\${account.id}, \${name}, \${fileKey}) returning id, name
  \`);
`,
  service: ({ Thing, things }) => `type New${Thing} = CallInput<typeof contract.${things}.add>['body'];

/** Keeps the file, then the row that names it. Read a file before you trust it: its type is what the client says. */
export const add${Thing} = async (scope: Scope, files: Files, { name, file }: New${Thing}): Promise<${Thing}> => {
  const key = \`${things.toLowerCase()}/\${randomUUID()}.pdf\`;
  await files.put(key, Buffer.from(await file.arrayBuffer()), file.type);
  const [added] = await insert${Thing}(scope, name, key);
  if (!added) throw new Error('Nothing was inserted.');
  return added;
};
`,
  imports: () => `import { randomUUID } from 'node:crypto';
import type { CallInput, contract } from '@vitrine/api';
`,
  platform: "import type { Files } from '../../../platform/files/index.ts';\n",
  needs: 'files',
  handler: ({ Thing }) =>
    `add: async ({ scope, body }) => ({ status: 201, data: await add${Thing}(scope, files, body) }),`,
  test: ({ things, table }, { path, as }) => `  const send = async (name: string, type: string) => {
    const form = new FormData();
    form.append('name', name);
    form.append('file', new File(['%PDF-1.4'], 'first.pdf', { type }));
    const headers = { authorization: \`Bearer \${await server.token('${as}')}\` };
    const answer = await fetch(\`\${server.origin}${path}\`, { method: 'POST', body: form, headers });
    return { status: answer.status, body: await answer.json() };
  };

  it('are kept with their file, for the account of the member', async () => {
    expect(await send('First', 'application/pdf')).toMatchObject({ status: 201, body: { name: 'First' } });
    const [row] = await server.db.query<{ account_id: number; file_key: string }>(sql\`select account_id, file_key from ${table}\`);
    expect(row).toEqual({ account_id: 1, file_key: expect.stringMatching(/^${things.toLowerCase()}\\/.+\\.pdf$/) });
  });

  it('have a name and a PDF', async () => {
    expect(await send(' ', 'application/pdf')).toMatchObject({ status: 422 });
    expect(await send('First', 'image/svg+xml')).toMatchObject({ status: 422 });
  });

  it('are not taken from a visitor', async () => {
    const body = { name: 'First', file: new File(['%PDF-1.4'], 'first.pdf', { type: 'application/pdf' }) };
    expect(await server.call(contract.${things}.add, { account: 'vitrine', body })).toMatchObject({ status: 401 });
  });`,
};
