// A call that answers with a file.
import { list, rowsOf, select } from './plain.mjs';

const type = 'text/csv; charset=utf-8';

export const file = {
  ...list,
  call: ({ said, denied }) => ({
    name: 'file',
    summary: `The ${said} of the marketplace as a file`,
    responses: `{ 200: fileOf('${type}'), ${denied} }`,
    imports: ['fileOf'],
    type: '{ id: number; name: string }',
  }),
  reply: ({ said }) =>
    `file: () => ({ status: 200, data: new File(['1;First'], '${said}.csv', { type: '${type}' }) }),`,
  repository: select,
  service: ({
    Things,
  }) => `/** One line for each, as a spreadsheet reads it. A text that begins like a formula stays a text. */
export const list${Things}AsCsv = async (scope: Scope): Promise<Buffer> => {
  const lines = (await find${Things}(scope)).map(({ id, name }) => {
    const text = /^[=+\\-@\\t\\r]/.test(name) ? \`'\${name}\` : name;
    return \`\${id};"\${text.replaceAll('"', '""')}"\`;
  });
  return Buffer.from(lines.join("\\r\\n"));
};
`,
  uses: ({ Things }) => ({ repository: `find${Things}`, service: `list${Things}AsCsv` }),
  handler: ({ Things, said }) => `file: async ({ scope }) => ({
    status: 200,
    file: { name: '${said}.csv', type: '${type}', content: await list${Things}AsCsv(scope) },
  }),`,
  test: (names, { path, as }) => `  it('come as a file, of the account alone', async () => {
    await server.db.query(${rowsOf(names)});
    const { status, text } = await server.fetch('${path}', {
      headers: { authorization: \`Bearer \${await server.token('${as}')}\` },
    });
    expect({ status, names: text.split('\\r\\n').map((line) => line.split(';')[1]) }).toEqual({
      status: 200,
      names: ['"First"', '"Second"'],
    });
  });

  it('are not given to a visitor', async () => {
    expect(await server.call(contract.${names.things}.file, { account: 'vitrine' })).toMatchObject({ status: 401 });
  });`,
};
