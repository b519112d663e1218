import sql from 'sql-template-tag';
import type { CatalogueImport, SheetReport } from '@vitrine/api';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { limitTo } from '../../../db/limit.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { JobFile } from '../../../platform/jobs/job.ts';
import { importCatalogue } from './job.ts';
import { t } from './words.ts';

const mostShown = 10;

interface Written {
  id: number;
  name: string;
  by: string;
  at: Date;
  report: SheetReport;
  /** A sheet that takes it back; null where there is nothing to take back. */
  file: JobFile | null;
  undone: boolean;
}

/**
 * Sheets that members of the brand have written, newest first. They are known as long as their jobs. Jobs of versions that kept no
 * sheet to take them back say nothing of what stays, and are left out.
 */
const findWritten = ({ db, account, viewer }: SellerScope, id?: number): Promise<Written[]> =>
  db.query<Written>(sql`
    with written as (
      select j.*, concat_ws(' ', m.first_name, m.last_name) as by, (j.input -> 'undoes' ->> 'id')::int as undoes
      from job j join member m on m.id = j.member_id
      where j.account_id = ${account.id} and m.brand_id = ${viewer.brandId} and j.kind = ${importCatalogue.name}
        and j.status = 'done' and (j.result -> 'data' ->> 'applied')::boolean and j.result -> 'data' -> 'stays' is not null)
    select id, input ->> 'name' as name, by, finished_at as at, result -> 'data' as report, result -> 'file' as file,
      exists(select from written other where other.undoes = written.id) as undone
    from written where ${id ?? null}::int is null or id = ${id ?? null} order by id desc ${limitTo(mostShown)}`);

const canUndo = ({ file, undone }: Written): boolean => file !== null && !undone;

/** The latest imports of the brand. */
export const findImports = async (scope: SellerScope): Promise<CatalogueImport[]> =>
  (await findWritten(scope)).map((one) => ({
    id: one.id,
    file: one.report.undo?.file ?? one.name,
    by: one.by,
    at: one.at.toISOString(),
    is_undo: one.report.undo !== null,
    is_undone: one.undone,
    can_undo: canUndo(one),
    new_products: one.report.summary.new_products,
    changed_products: one.report.summary.changed_products,
  }));

/** Starts to check the sheet that takes an import back. */
export const undoImport = (scope: SellerScope, id: number): Promise<number> =>
  inTransaction(scope, async (tx) => {
    const [written] = await findWritten(tx, id);
    if (!written) throw notFound();
    if (written.undone) throw new Refusal(409, t(tx.language, 'undoneAlready'));
    if (!written.file) throw new Refusal(409, t(tx.language, 'nothingToUndo'));
    const undoes = { id, file: written.report.undo?.file ?? written.name, stays: written.report.stays };
    return enqueue(tx, importCatalogue, { ...written.file, apply: false, undoes });
  });
