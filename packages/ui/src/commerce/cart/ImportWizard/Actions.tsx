import { Button } from '../../../components/Button/index.ts';
import { lackOf } from './columns.ts';
import type { ImportColumn, ImportWizardProps } from './types.ts';

type ActionsProps = ImportWizardProps & {
  asking: boolean;
  onAsk: (change: { asking: boolean }) => void;
  /** As they are in the step `columns`. */
  columns: readonly ImportColumn[];
  /** The chosen one in the step `sheet`. */
  sheet: string;
};

function Download({ onDownloadReasons, labels }: Pick<ActionsProps, 'onDownloadReasons' | 'labels'>) {
  return (
    onDownloadReasons && (
      <Button variant="secondary" icon="download" onPress={onDownloadReasons}>
        {labels.download}
      </Button>
    )
  );
}

function Columns({ step, columns, onAnother, onColumns, onDownloadReasons, labels }: ActionsProps) {
  const lack = lackOf(columns);
  return (
    <>
      {'problem' in step && step.problem && <Download {...{ onDownloadReasons, labels }} />}
      <Button variant="secondary" onPress={onAnother}>
        {labels.another}
      </Button>
      <Button
        disabled={lack !== null}
        reason={lack === null ? undefined : labels.layout.lack[lack]}
        onPress={() => onColumns?.({ columns })}
      >
        {labels.layout.check}
      </Button>
    </>
  );
}

function Preview({ step, asking, onAsk, onAnother, onConfirm, onClose, labels }: ActionsProps) {
  if (step.at !== 'preview') return null;
  if (asking)
    return (
      <Button variant="secondary" onPress={() => onAsk({ asking: false })}>
        {labels.back}
      </Button>
    );
  const another = (
    <Button variant="secondary" onPress={onAnother}>
      {labels.another}
    </Button>
  );
  const changesNothing = step.hasOpenCart && step.lines.length === 0 && !step.conflicts?.length;
  if (changesNothing)
    return (
      <>
        {another}
        <Button onPress={onClose}>{labels.close}</Button>
      </>
    );
  return (
    <>
      {another}
      {step.hasOpenCart ? (
        <Button onPress={() => onAsk({ asking: true })}>{labels.continue}</Button>
      ) : (
        <Button onPress={() => onConfirm({ createNewCart: true })}>{labels.import}</Button>
      )}
    </>
  );
}

/** What can be done from each step; the main thing last. */
export function Actions(props: ActionsProps) {
  const { step, onAnother, onCancel, onClose, onUndo, labels } = props;
  const download = <Download {...props} />;
  switch (step.at) {
    case 'file':
      return (
        <Button variant="secondary" onPress={onClose}>
          {labels.close}
        </Button>
      );
    case 'checking':
    case 'importing':
      return (
        <Button variant="secondary" onPress={onCancel}>
          {labels.cancel}
        </Button>
      );
    case 'sheet':
      return (
        <>
          <Button variant="secondary" onPress={onAnother}>
            {labels.another}
          </Button>
          <Button onPress={() => props.onSheet?.({ sheet: props.sheet })}>{labels.sheet.check}</Button>
        </>
      );
    case 'columns':
      return <Columns {...props} />;
    case 'problems':
      return (
        <>
          {download}
          <Button onPress={onAnother}>{labels.another}</Button>
        </>
      );
    case 'preview':
      return <Preview {...props} />;
    case 'done':
      return (
        <>
          {step.rows.length > 0 && download}
          {onUndo && (
            <Button variant="secondary" onPress={onUndo}>
              {labels.undo}
            </Button>
          )}
          <Button href={step.href}>{labels.viewCart}</Button>
        </>
      );
    case 'failed':
      return <Button onPress={onAnother}>{labels.another}</Button>;
  }
}
