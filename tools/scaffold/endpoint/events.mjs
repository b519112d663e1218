// A call that answers with events: the list now, and at each change.
import { list, select } from './plain.mjs';

export const events = {
  ...list,
  call: ({ thing, things, said, denied }) => ({
    name: 'follow',
    summary: `The ${said} of the marketplace now and at each change`,
    responses: `{ 200: eventsOf({ ${things}: z.array(s.${thing}) }), ${denied} }`,
    imports: ['z', 'eventsOf'],
    type: '{ id: number; name: string }',
  }),
  reply: ({ things }) =>
    `follow: { status: 200, data: [{ event: '${things}', data: [{ id: 1, name: 'First' }, { id: 2, name: 'Second' }] }] },`,
  repository: select,
  service: ({
    things,
    Things,
  }) => `/** Who changes one of them tells it in the same transaction: \`announce(db, ${things}Topic(account.id))\`. */
export const ${things}Topic = (accountId: number): Topic => \`${things}:\${accountId}\`;

/** All of them now, and again at each change until the reader leaves. */
export async function* follow${Things}(scope: Scope, signals: Signals, signal: AbortSignal) {
  const changes = await signals.subscribe(${things}Topic(scope.account.id), signal);
  yield { event: '${things}' as const, data: await find${Things}(scope) };
  for await (const _change of changes) yield { event: '${things}' as const, data: await find${Things}(scope) };
}
`,
  platform: "import type { Signals, Topic } from '../../../platform/signals.ts';\n",
  uses: ({ Things }) => ({ repository: `find${Things}`, service: `follow${Things}` }),
  needs: 'signals',
  handler: ({ Things }) =>
    `follow: async ({ scope }) => ({ status: 200, events: (signal) => follow${Things}(scope, signals, signal) }),`,
  testImports: ({ things }) =>
    `import { announce } from '../../../platform/signals.ts';\nimport { ${things}Topic } from './service.ts';\n`,
  test: ({ things, table }, { path, as }) => `  it('are told now and at each change', async () => {
    const answer = await fetch(\`\${server.origin}${path}\`, {
      headers: { authorization: \`Bearer \${await server.token('${as}')}\` },
    });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const read = async (words: string): Promise<string> => {
      let text = '';
      while (!text.includes(words)) text += Buffer.from((await reader.read()).value ?? []).toString();
      return text;
    };
    await read('data: []');
    await server.db.query(sql\`insert into ${table} (account_id, name) values (1, 'First')\`);
    await announce(server.db, ${things}Topic(1));
    expect(await read('data: [{')).toContain('"name":"First"');
    await reader.cancel();
  });

  it('are not told to a visitor', async () => {
    expect(await server.call(contract.${things}.follow, { account: 'vitrine' })).toMatchObject({ status: 401 });
  });`,
};
