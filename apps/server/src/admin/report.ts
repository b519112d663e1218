import { audit, explainMove } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import type { DocumentProblem } from '../modules/staff/branding/problem.ts';
import type { BrandOutcome } from '../modules/staff/branding/service.ts';

/** What the command prints, and how it ends. */
export interface Report {
  out: string;
  err: string;
  code: 0 | 1;
}

/** Done: data and words go to the output. */
export const said = (out: string): Report => ({ out, err: '', code: 0 });

/** Not done: the reason goes to the error output. */
export const failed = (err: string): Report => ({ out: '', err, code: 1 });

const longest = 120;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** What the sentence itself does not say already. */
const beside = (label: string, value: unknown, message: string): string[] => {
  if (value === undefined || value === null || value === '') return [];
  const text = shown(value);
  return message.includes(text) ? [] : [`      ${label} ${text}`];
};

const problemLine = ({ path, message, given, suggestion }: DocumentProblem): string =>
  [
    `  ${path === '' ? 'document' : path}: ${message}`,
    ...beside('given:  ', given, message),
    ...beside('instead:', suggestion, message),
  ].join('\n');

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const list = (problems: readonly DocumentProblem[]): string => problems.map(problemLine).join('\n');

const refusal = (outcome: Extract<BrandOutcome, { done: false }>): Report => {
  const { problems, repaired } = outcome;
  const why = `Nothing was changed. What is wrong:\n\n${list(problems)}\n`;
  if (!repaired || Object.keys(repaired).length === 0) return failed(why);
  return {
    out: json(repaired),
    err: `${why}\nA document that works, near to yours, follows. To set it as it is, add --accept-repair.\n\n`,
    code: 1,
  };
};

/** What became of the partner's colours where they could not be read as given. What the partner chose or left to the engine is no news. */
const movesIn = (style: Branding): string => {
  const moved = (['light', 'dark'] as const).flatMap((mode) =>
    audit(style, mode)
      .moves.filter(({ because }) => because.code === 'contrast' || because.code === 'no-ink')
      .map((move) => `  in ${mode}: ${explainMove(move)}\n`),
  );
  return moved.length === 0 ? '' : `\nColours that are not used as given everywhere:\n\n${moved.join('')}`;
};

/** What became of a branding file. */
export const branded = (outcome: BrandOutcome): Report => {
  if (!outcome.done) return refusal(outcome);
  const { changed, problems, document } = outcome;
  const repairs = problems.length === 0 ? '' : `Repaired on the way:\n\n${list(problems)}\n\n`;
  const said =
    changed.length === 0
      ? `${document.name} looks like this already; nothing was changed.\n`
      : `${document.name} changed: ${changed.join(', ')}. The shop shows it within ten seconds.\n`;
  return { out: changed.includes('style') ? said + movesIn(document.style) : said, err: repairs, code: 0 };
};

/** Rows in columns; the first row heads them. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
};
