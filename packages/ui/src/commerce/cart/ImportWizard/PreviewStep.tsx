import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Stack, Text } from '../../../foundation/index.ts';
import type { ImportLabels } from './labels.ts';
import { ScrollTable } from './ScrollTable.tsx';
import { RowTable } from './RowTable.tsx';
import type { ImportLine, ImportRow, ImportSums } from './types.ts';
import * as css from './ImportWizard.css.ts';

/** Enough to recognise the order; the rest is a number. */
const SHOWN = 100;

interface PreviewStepProps {
  file: string;
  lines: readonly ImportLine[];
  labels: ImportLabels;
  format: (units: number) => string;
  unchanged?: number;
  conflicts: ReactNode;
  /** How the columns were read. */
  columns: ReactNode;
  hasChanged?: boolean;
  /** Quantities of the sheet that do not come into the cart as they are written, with the reasons. */
  rows?: readonly ImportRow[];
  sums?: ImportSums | null;
  notes?: readonly string[];
}

/** What the sheet would bring, before it does. */
export function PreviewStep({
  file,
  lines,
  unchanged = 0,
  conflicts,
  columns,
  hasChanged,
  rows = [],
  sums,
  notes = [],
  labels,
  format,
}: PreviewStepProps) {
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const intro = labels.preview({ lines: lines.length, units, file });
  return (
    <Stack space="md">
      {hasChanged && <Banner tone="caution">{labels.changed}</Banner>}
      {columns}
      {notes.map((note) => (
        <Banner key={note} tone="caution">
          {note}
        </Banner>
      ))}
      {conflicts}
      {rows.length > 0 && (
        <>
          <Banner tone="caution">{labels.adjusts({ count: rows.length })}</Banner>
          <RowTable name={labels.adjusts({ count: rows.length })} rows={rows} labels={labels} />
        </>
      )}
      {lines.length > 0 ? (
        <Lines name={intro} {...{ lines, labels, format }} />
      ) : (
        !conflicts && <Text>{labels.nothing}</Text>
      )}
      {sums && (
        <Text size="sm" tone="muted">
          {labels.sums(sums)}
        </Text>
      )}
      {unchanged > 0 && (
        <Text size="sm" tone="muted">
          {labels.unchanged({ count: unchanged })}
        </Text>
      )}
    </Stack>
  );
}

function Lines({
  name,
  lines,
  labels,
  format,
}: Pick<PreviewStepProps, 'lines' | 'labels' | 'format'> & { name: string }) {
  return (
    <>
      <Text>{name}</Text>
      <ScrollTable name={name}>
        <thead>
          <tr>
            <th scope="col">{labels.columns.product}</th>
            <th scope="col">{labels.columns.detail}</th>
            <th scope="col" className={css.number}>
              {labels.columns.units}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.product} <span className={css.code}>{line.reference}</span>
              </th>
              <td>{line.detail}</td>
              <td className={css.number}>{format(line.units)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {lines.length > SHOWN && <Text size="sm">{labels.more({ count: lines.length - SHOWN })}</Text>}
    </>
  );
}
