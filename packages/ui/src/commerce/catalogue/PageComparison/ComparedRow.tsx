import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '../../../foundation/index.ts';
import * as css from './PageComparison.css.ts';
import type { ComparedPart, PageComparisonLabels, PageComparisonProps } from './types.ts';

interface ComparedRowProps extends Pick<PageComparisonProps, 'onEdit'> {
  part: ComparedPart;
  sides: 'before' | 'after' | 'both';
  labels: PageComparisonLabels;
}

type RowProps = Omit<ComparedRowProps, 'onEdit'>;

const Side = ({ name, children, missing }: { name: string; children: ReactNode; missing: string }) => (
  <div role="group" aria-label={name} className={css.side}>
    {children === null ? <p className={css.missing}>{missing}</p> : <div className={css.page}>{children}</div>}
  </div>
);

const Sides = ({ part, sides, labels }: RowProps) => (
  <div className={css.sides} data-sides={sides}>
    {sides !== 'after' && (
      <Side name={`${labels.before}: ${part.name}`} missing={labels.missing}>
        {part.before}
      </Side>
    )}
    {sides !== 'before' && (
      <Side name={`${labels.after}: ${part.name}`} missing={labels.missing}>
        {part.after}
      </Side>
    )}
  </div>
);

const Tag = ({ part: { id, name, editable }, onEdit, labels }: Omit<ComparedRowProps, 'sides'>) =>
  onEdit && editable ? (
    <button type="button" className={css.editTag} aria-label={labels.edit({ name })} onClick={() => onEdit({ id })}>
      <Icon name="edit" size="xs" />
      {name}
    </button>
  ) : (
    <span className={css.tag}>{name}</span>
  );

/** One part of both pages. A changed one is a region that says what changed; its tag leads to its field. */
export function ComparedRow({ onEdit, ...row }: ComparedRowProps) {
  const { part, labels } = row;
  const id = useId();
  if (!part.changed) return <Sides {...row} />;
  return (
    <section
      className={css.change}
      data-part="change"
      // Focused by the buttons that lead from change to change.
      tabIndex={-1}
      aria-label={labels.changed(part)}
      aria-describedby={part.summary ? id : undefined}
    >
      {part.summary && <VisuallyHidden id={id}>{part.summary}</VisuallyHidden>}
      <Tag part={part} onEdit={onEdit} labels={labels} />
      <Sides {...row} />
    </section>
  );
}
