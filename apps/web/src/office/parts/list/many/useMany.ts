import type { QueryKey } from '@tanstack/react-query';
import type { ManyDone } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import { useStaffAction } from '../../useStaffAction.ts';

/** Something that can be done to many rows, after a question. */
export interface ManyAction<Row> {
  id: string;
  label: string;
  /** The question, which says how many. */
  title: string;
  /** What happens. */
  text: string;
  danger?: boolean;
  /** What leaves everything as it is, where “Cancel” would be read as the action. */
  keep?: string | undefined;
  run: (rows: readonly Row[]) => Promise<ManyDone>;
  /** Says what was done, to how many. */
  done: (count: number) => string;
  /** Takes it back, from the rows it was done to. */
  undo?: (rows: readonly Row[]) => Promise<ManyDone>;
}

interface Step<Row> extends Pick<ManyAction<Row>, 'run' | 'done' | 'undo'> {
  rows: readonly Row[];
}

/** What came of an action, in words. */
export interface Outcome {
  text: string;
  left: { id: number; name: string; reason: string }[];
}

interface Many<Row> {
  nameOf: (row: Row) => string;
  changes: QueryKey;
  onDone: () => void;
}

/** Does something to many rows, and says what came of it: who was left as it is, and why. */
export const useMany = <Row extends { id: number }>({ nameOf, changes, onDone }: Many<Row>) => {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<(Outcome & { undo?: Step<Row> }) | null>(null);
  const { act, ...action } = useStaffAction({
    run: ({ run, rows }: Step<Row>) => run(rows),
    onDone: ({ done, left }, step) => {
      const rows = step.rows.filter(({ id }) => done.includes(id));
      const { undo } = step;
      setOutcome({
        text: step.done(rows.length),
        left: left.flatMap(({ id, reason }) =>
          step.rows.filter((row) => row.id === id).map((row) => ({ id, name: nameOf(row), reason })),
        ),
        ...(undo &&
          rows.length > 0 && { undo: { run: undo, rows, done: (count) => t('admin.many.undone', { count }) } }),
      });
      onDone();
    },
    changes,
  });
  return { ...action, act, outcome, close: () => setOutcome(null) };
};
