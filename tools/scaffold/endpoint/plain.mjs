// Calls that answer with JSON: a list, and one more.

export const select = ({ Thing, Things, table }) => `/** The account's, by name. */
export const find${Things} = ({ db, account }: Scope): Promise<${Thing}[]> =>
  db.query(sql\`select id, name from ${table} where account_id = \${account.id} order by name, id\`);
`;

export const rowsOf = ({ table }) =>
  `sql\`insert into ${table} (account_id, name) values (1, 'Second'), (1, 'First'), (2, 'Of another account')\``;

export const list = {
  call: ({ thing, things, said, denied }) => ({
    name: 'list',
    summary: `The ${said} of the marketplace, by name`,
    responses: `{ 200: s.dataOf(z.array(s.${thing})), ${denied} }`,
    imports: ['z'],
    type: `CallData<typeof contract.${things}.list>['data'][number]`,
  }),
  reply: () => "list: { status: 200, data: { data: [{ id: 1, name: 'First' }, { id: 2, name: 'Second' }] } },",
  repository: select,
  service: ({ Thing, Things }) => `/** What a member may see of them. */
export const list${Things} = (scope: Scope): Promise<${Thing}[]> => find${Things}(scope);
`,
  uses: ({ Things }) => ({ repository: `find${Things}`, service: `list${Things}` }),
  handler: ({ Things }) => `list: async ({ scope }) => ({ status: 200, data: { data: await list${Things}(scope) } }),`,
  test: (names, { as }) => `  it('are shown to a member, of the account alone', async () => {
    await server.db.query(${rowsOf(names)});
    const { status, body } = await server.call(contract.${names.things}.list, { as: '${as}' });
    expect(status).toBe(200);
    expect(body.data.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  it('are not shown to a visitor', async () => {
    expect(await server.call(contract.${names.things}.list, { account: 'vitrine' })).toMatchObject({ status: 401 });
  });`,
};

export const add = {
  call: ({ thing, Thing, things, said, denied }) => ({
    name: 'add',
    summary: `One more of the marketplace’s ${said}`,
    body: `s.new${Thing}`,
    responses: `{ 201: s.${thing}, ${denied}, 422: s.invalidInput }`,
    type: `CallData<typeof contract.${things}.add>`,
  }),
  schema: ({ Thing }) =>
    `\nexport const new${Thing} = z.object({ name: z.string().trim().min(1, 'Name is required.') });\n`,
  reply: () => 'add: ({ body }) => ({ status: 201, data: { id: 3, name: body.name } }),',
  repository: ({ Thing, table }) => `/** One more, of the account. */
export const insert${Thing} = async ({ db, account }: Scope, name: string): Promise<${Thing}[]> =>
  db.query(sql\`insert into ${table} (account_id, name) values (\${account.id}, \${name}) returning id, name\`);
`,
  service: ({ Thing }) => `/** Keeps one more and answers with it. */
export const add${Thing} = async (scope: Scope, name: string): Promise<${Thing}> => {
  const [added] = await insert${Thing}(scope, name);
  if (!added) throw new Error('Nothing was inserted.');
  return added;
};
`,
  uses: ({ Thing }) => ({ repository: `insert${Thing}`, service: `add${Thing}` }),
  handler: ({ Thing }) =>
    `add: async ({ scope, body }) => ({ status: 201, data: await add${Thing}(scope, body.name) }),`,
  test: ({ things, table }, { as }) => `  it('are kept for the account of the member', async () => {
    const { status, body } = await server.call(contract.${things}.add, { as: '${as}', body: { name: 'First' } });
    expect({ status, body }).toMatchObject({ status: 201, body: { name: 'First' } });
    expect(await server.db.query(sql\`select account_id, name from ${table}\`)).toEqual([{ account_id: 1, name: 'First' }]);
  });

  it('have a name', async () => {
    expect(await server.call(contract.${things}.add, { as: '${as}', body: { name: ' ' } })).toMatchObject({ status: 422 });
  });`,
};
