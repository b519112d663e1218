import { ErrorState } from '../../../components/ErrorState/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Heading, Text } from '../../../foundation/index.ts';
import * as css from './NotificationChoices.css.ts';

const kinds = ['order', 'message', 'connection', 'approval'] as const;
const options = ['list', 'mail', 'off'] as const;

export type NotificationKind = (typeof kinds)[number];
/** In the list, also in a daily mail, or not at all. */
export type NotificationChoice = (typeof options)[number];

export interface NotificationChoicesProps {
  /** Absent while they are on their way. */
  choices?: Readonly<Record<NotificationKind, NotificationChoice>>;
  onChange: (change: { kind: NotificationKind; choice: NotificationChoice }) => void;
  /** The choices did not come: tries again. */
  onRetry?: () => void;
  /** What came of the last change. */
  outcome?: string;
  labels: NotificationChoicesLabels;
}

export interface NotificationChoicesLabels {
  title: string;
  text: string;
  kind: Record<NotificationKind, string>;
  choice: Record<NotificationChoice, string>;
  loading: string;
  failed: string;
  retry: string;
}

function Groups({ choices, onChange, onRetry, labels }: NotificationChoicesProps) {
  if (onRetry) return <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (!choices) return <Skeleton shape="control" label={labels.loading} />;
  return kinds.map((kind) => (
    <RadioGroup
      key={kind}
      inline
      label={labels.kind[kind]}
      value={choices[kind]}
      options={options.map((choice) => ({ value: choice, label: labels.choice[choice] }))}
      onChange={({ value }) => {
        const choice = options.find((option) => option === value);
        if (choice) onChange({ kind, choice });
      }}
    />
  ));
}

/** For each kind of news: in the list, also in a daily mail, or off. */
export function NotificationChoices(props: NotificationChoicesProps) {
  const { outcome, labels } = props;
  return (
    <section data-component="NotificationChoices" aria-label={labels.title} className={css.choices}>
      <Heading level={2} size="md">
        {labels.title}
      </Heading>
      <Text tone="muted">{labels.text}</Text>
      <Groups {...props} />
      <p role="status" className={css.outcome}>
        {outcome}
      </p>
    </section>
  );
}
