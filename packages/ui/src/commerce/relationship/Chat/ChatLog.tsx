import { useRef } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Text } from '../../../foundation/index.ts';
import { ChatBubble, rowId } from './ChatBubble.tsx';
import type { ChatMessage, ChatProps } from './types.ts';
import { useEnd } from './useEnd.ts';
import * as css from './Chat.css.ts';

interface Day {
  day: string;
  messages: ChatMessage[];
}

const byDay = (messages: readonly ChatMessage[]): Day[] => {
  const days: Day[] = [];
  for (const message of messages) {
    const last = days.at(-1);
    if (last?.day === message.day) last.messages.push(message);
    else days.push({ day: message.day, messages: [message] });
  }
  return days;
};

function Loading({ label }: { label: string }) {
  return (
    <div className={css.loading}>
      <Skeleton shape="control" width="55%" label={label} />
      <div className={css.loadingOwn}>
        <Skeleton shape="control" width="40%" />
      </div>
      <Skeleton shape="control" width="60%" />
    </div>
  );
}

function Days(props: ChatProps) {
  const { messages, target, counterpart, labels } = props;
  if (messages.length === 0)
    return (
      <Text tone="muted" align="center">
        {labels.empty({ name: counterpart.name })}
      </Text>
    );
  return byDay(messages).map(({ day, messages: said }) => (
    <div key={said[0]?.id} className={css.dayGroup}>
      <h3 className={css.day}>{day}</h3>
      <ol className={css.rows}>
        {said.map((message) => (
          <ChatBubble key={message.id} {...props} message={message} marked={message.id === target} />
        ))}
      </ol>
    </div>
  ));
}

/** What was said, a day at a time; news is announced when it suits, and shown to anyone who is at the end. */
export function ChatLog(props: ChatProps) {
  const { messages, target, counterpart, loading, onRetry, labels } = props;
  const last = messages.at(-1);
  const box = useRef<HTMLDivElement>(null);
  const end = useEnd(box, { last: last?.id, own: last?.own ?? false, target: target && rowId(target) });
  if (loading) return <Loading label={labels.loading} />;
  if (onRetry)
    return (
      <div className={css.instead}>
        <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />
      </div>
    );
  return (
    <div className={css.logPlace}>
      {/* Who uses the keyboard scrolls it as well. */}
      <div
        ref={box}
        role="log"
        aria-live="polite"
        aria-label={labels.title({ name: counterpart.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a log that scrolls must scroll by keyboard too
        tabIndex={0}
        className={css.log}
        onScroll={end.onScroll}
      >
        <div className={css.talk} data-empty={messages.length === 0 || undefined}>
          {props.onEarlier && (
            <div className={css.earlier}>
              <Button size="sm" variant="quiet" busy={props.loadingEarlier} onPress={props.onEarlier}>
                {labels.earlier}
              </Button>
            </div>
          )}
          <Days {...props} />
        </div>
      </div>
      {end.newer && (
        <span className={css.newer}>
          <Button size="sm" icon="arrow-down" onPress={end.toEnd}>
            {labels.newer}
          </Button>
        </span>
      )}
    </div>
  );
}
