import { todayLimits } from '@vitrine/api/rules';
import sql, { join, type Sql } from 'sql-template-tag';
import { momentOf } from '../../../db/json.ts';
import type { Scope } from '../../../domain/scope.ts';

/** Things of one kind that wait, in SQL: where they are, what a row says, and which comes first. */
export interface Task {
  from: Sql;
  id: Sql;
  title: Sql;
  detail?: Sql;
  day?: Sql;
  units?: Sql;
  order: Sql;
}

/** A moment since when something waits. */
export const since = momentOf;

/** A calendar date. */
export const dayOf = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM-DD')`;

const rowsOf = ({ from, id, title, detail, day, units, order }: Task): Sql => sql`
  select ${id} as id, ${title} as title, ${detail ?? sql`''`} as detail, ${day ?? sql`null::text`} as day, ${units ?? sql`null::int`} as units,
    row_number() over (order by ${order}) as place from ${from}`;

const taskJson = (kind: string, task: Task): Sql => sql`(
  select json_build_object('kind', ${kind}::text, 'count', count(*)::int, 'rows', coalesce(json_agg(json_build_object(
    'id', id, 'title', title, 'detail', detail, 'day', day, 'units', units) order by place) filter (where place <= ${todayLimits.rows}), '[]'))
  from (${rowsOf(task)}) found)`;

/** How many of each kind wait, and the first of them: one statement. */
export const readTasks = async <Found>(
  { db }: Scope,
  tasks: readonly (readonly [kind: string, task: Task])[],
): Promise<Found[]> => {
  const rows = await db.query<{ task: Found }>(sql`
    select task from unnest(array[${join(tasks.map(([kind, task]) => taskJson(kind, task)))}]) with ordinality listed (task, place)
    order by place`);
  return rows.map(({ task }) => task);
};
