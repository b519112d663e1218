import { contract } from '@vitrine/api';
import type { CollectionMove } from '@vitrine/api/client';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandCollections } = contract;
const as = 'seller@vitrine.example';

describeEngines('many collections of a brand at once', (server) => {
  const read = () =>
    server.db.query<{ id: number; place: CollectionMove['from'] }>(sql`
      select id, case when archived_at is not null then 'archived' when is_active then 'active' else 'hidden' end as place
      from collection where brand_id = 1 order by id`);
  const move = async (collections: CollectionMove[], who = as) =>
    (await server.call(brandCollections.moveMany, { as: who, body: { collections } })).body.data;
  const movesTo = async (to: CollectionMove['to']): Promise<CollectionMove[]> =>
    (await read()).map(({ id, place }) => ({ id, from: place, to }));
  const turned = (moves: readonly CollectionMove[]) => moves.map(({ id, from, to }) => ({ id, from: to, to: from }));
  const entries = (action: string) =>
    server.db.query<{ subject_id: string }>(
      sql`select subject_id from audit_log where brand_id = 1 and action = ${action} order by id`,
    );

  it('are archived, and the same call turned round brings each back to where it was (D-049, D-067)', async () => {
    await server.db.query(sql`
      insert into collection (account_id, brand_id, name, list_image, button, is_active)
      select account_id, brand_id, '{"en": "Later"}', list_image, button, false from collection where id = 1`);
    const before = await read();
    expect(before.map(({ place }) => place)).toEqual(['active', 'hidden']);
    const moves = await movesTo('archived');
    const ids = before.map(({ id }) => id);
    expect(await move(moves)).toEqual({ done: ids, left: [] });
    expect((await read()).every(({ place }) => place === 'archived')).toBe(true);
    expect((await entries('collection.archive')).map((entry) => entry.subject_id)).toEqual(ids.map(String));
    expect(await move(turned(moves))).toEqual({ done: ids, left: [] });
    expect(await read()).toEqual(before);
    expect(await entries('collection.restore')).toHaveLength(ids.length);
  });

  it('one that somebody else has moved is left, and the answer says who did it', async () => {
    const moves = await movesTo('archived');
    const [first, ...others] = moves as [CollectionMove, ...CollectionMove[]];
    await move([first]);
    const { done, left } = await move(moves);
    expect(done).toEqual(others.map(({ id }) => id));
    const reason = 'Selma Test has changed this collection meanwhile. Nothing was changed by you.';
    expect(left).toEqual([{ id: first.id, reason }]);
    await move(turned(moves));
  });

  it('are those of the brand alone, and need the right of an owner (D-049, D-114)', async () => {
    const before = await read();
    const moves = await movesTo('archived');
    const [first] = moves as [CollectionMove];
    const unknown = { ...first, id: 2_000_000_011 };
    const { done, left } = await move([first, unknown], 'maru@vitrine.example');
    expect(done).toEqual([]);
    expect(left.map(({ reason }) => reason)).toEqual(Array(2).fill('This collection is no longer here.'));
    const refused = (who: string) =>
      server.call(brandCollections.moveMany, { as: who, body: { collections: moves } }).then(({ status }) => status);
    expect(await refused('buyer@vitrine.example')).toBe(403);
    await server.db.query(sql`update member set brand_right = 'sales' where email = ${as}`);
    expect(await refused(as)).toBe(403);
    await server.db.query(sql`update member set brand_right = 'owner' where email = ${as}`);
    expect(await read()).toEqual(before);
  });
});
