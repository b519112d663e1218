import { Text } from '../../foundation/index.ts';
import { useExpiry } from '../../hooks/useExpiry.ts';

/** What the server answered to a form, in its words or 'Success'. */
export interface Outcome {
  tone: 'positive' | 'critical';
  text: string;
}

export interface FormOutcomeProps {
  outcome: Outcome | undefined;
  /** Milliseconds until it disappears; not while it is pointed at or has the focus. */
  ms: number;
  onSeen: (() => void) | undefined;
}

/** Says beside the button of a form whether it was saved, and disappears by itself. */
export function FormOutcome({ outcome, ms, onSeen }: FormOutcomeProps) {
  const held = useExpiry(ms, outcome ?? null, () => onSeen?.());
  if (!outcome) return <div role="status" />;
  return (
    <div {...held} role={outcome.tone === 'critical' ? 'alert' : 'status'}>
      <Text size="sm" tone={outcome.tone}>
        {outcome.text}
      </Text>
    </div>
  );
}
