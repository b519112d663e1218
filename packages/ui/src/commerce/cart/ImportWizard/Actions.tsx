import { Button } from '../../../components/Button/index.ts';
import type { ImportWizardProps } from './types.ts';

type ActionsProps = ImportWizardProps & {
  asking: boolean;
  onAsk: (asking: boolean) => void;
};

function Preview({ step, asking, onAsk, onAnother, onConfirm, labels }: ActionsProps) {
  if (step.at !== 'preview') return null;
  if (asking)
    return (
      <Button variant="secondary" onPress={() => onAsk(false)}>
        {labels.back}
      </Button>
    );
  return (
    <>
      <Button variant="secondary" onPress={onAnother}>
        {labels.another}
      </Button>
      {step.hasOpenCart ? (
        <Button onPress={() => onAsk(true)}>{labels.continue}</Button>
      ) : (
        <Button onPress={() => onConfirm({ createNewCart: true })}>{labels.import}</Button>
      )}
    </>
  );
}

/** What can be done from each step; the main thing last. */
export function Actions(props: ActionsProps) {
  const { step, onAnother, onCancel, onClose, onDownloadReasons, onUndo, labels } = props;
  const download = onDownloadReasons && (
    <Button variant="secondary" icon="download" onPress={onDownloadReasons}>
      {labels.download}
    </Button>
  );
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
