import { Parser } from 'htmlparser2';

/** Rows and columns of a sheet, from 0. */
interface Hidden {
  rows: number[];
  columns: number[];
}

const counted = { 'table:table-row': 'rows', 'table:table-column': 'columns' } as const;
/** A repeated row at the end of a sheet stands for a million. Those beyond are blank. */
const most = 10_000;

/** What is hidden in a sheet of an ODS, which the library does not tell: `content` is its `content.xml`. */
export const hiddenInOds = (content: Buffer, sheet: string): Hidden => {
  const hidden: Hidden = { rows: [], columns: [] };
  const at = { rows: 0, columns: 0 };
  let isSheet = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'table:table') isSheet = attributes['table:name'] === sheet;
        const kind = isSheet && name in counted ? counted[name as keyof typeof counted] : undefined;
        if (!kind) return;
        const repeated = Number(attributes[`table:number-${kind}-repeated`] ?? 1);
        const isHidden = ['collapse', 'filter'].includes(attributes['table:visibility'] ?? '');
        if (isHidden) for (let one = 0; one < Math.min(repeated, most); one += 1) hidden[kind].push(at[kind] + one);
        at[kind] += repeated;
      },
    },
    { xmlMode: true },
  );
  parser.end(content.toString());
  return hidden;
};
