import { Progress } from '../../../components/Progress/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import { Inline, Stack, Text } from '../../../foundation/index.ts';
import type { ImportLabels } from './labels.ts';
import type { ImportProgress } from './types.ts';

interface WorkStepProps {
  /** What is being done. */
  title: string;
  progress?: ImportProgress | null;
  labels: ImportLabels;
  /** Goes on when the dialog is closed. */
  inBackground?: boolean;
}

/** A file being read or imported: how far, and how long still. */
export function WorkStep({ title, progress, labels, inBackground }: WorkStepProps) {
  const seconds = progress?.secondsLeft;
  return (
    <Stack space="md">
      {progress ? (
        <Progress
          label={title}
          value={progress.done / Math.max(1, progress.total)}
          valueText={labels.progress(progress)}
        />
      ) : (
        <Inline space="sm" align="center">
          <Spinner size="sm" />
          <Text as="span">{title}</Text>
        </Inline>
      )}
      {seconds !== null && seconds !== undefined && (
        <Text size="sm" tone="muted" tabular>
          {labels.timeLeft({ seconds })}
        </Text>
      )}
      {inBackground && (
        <Text size="sm" tone="muted">
          {labels.inBackground}
        </Text>
      )}
    </Stack>
  );
}
