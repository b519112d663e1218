import { type FormEvent, useState } from 'react';
import { useFirstNew } from '../../../internal/useFirstNew.ts';
import { Button } from '../../../components/Button/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { Heading, Text, TextLink } from '../../../foundation/index.ts';
import { SentenceCase } from '../../../internal/SentenceCase/SentenceCase.tsx';
import * as css from './OrderMessages.css.ts';

export interface OrderMessage {
  id: number;
  sender: string;
  /** In words. */
  date: string;
  text: string;
  /** Written by the side that looks at it. */
  own: boolean;
}

export interface OrderMessagesProps {
  /** The other side's name. */
  counterpart: string;
  /** Of the heading: 2 directly below the heading of a page. */
  level?: 2 | 3;
  /** Oldest first. */
  messages: readonly OrderMessage[];
  /** Loads the messages before these. Absent when these are all. */
  onEarlier?: () => void;
  loadingEarlier?: boolean;
  /** Characters a message may have. */
  maxLength?: number;
  onSend: (event: { message: string }) => void;
  /** Why the user cannot write here. It takes the place of the field. */
  readOnly?: string;
  busy?: boolean;
  /** Why the last message was not sent; what was written is still there. */
  error?: string;
  /** Where the chat is, for phones: there a link takes the place of the field (D-056). Without a chat the field stays. */
  chatHref?: string;
  labels: OrderMessagesLabels;
}

export interface OrderMessagesLabels {
  /** 'MESSAGES WITH …' */
  title: (words: { name: string }) => string;
  empty: string;
  /** 'Show earlier messages' */
  earlier: string;
  input: string;
  /** 'SEND' */
  send: string;
  chat: (words: { name: string }) => string;
}

function Write({ onSend, maxLength, busy = false, error, labels }: OrderMessagesProps) {
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState(false);
  if (sent && !busy) {
    setSent(false);
    if (!error) setMessage('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || message.trim() === '') return;
    setSent(true);
    onSend({ message: message.trim() });
  };
  return (
    <form onSubmit={submit} className={css.write}>
      <TextArea
        label={labels.input}
        rows={2}
        maxLength={maxLength}
        value={message}
        tone={error ? 'critical' : 'neutral'}
        message={error}
        onChange={({ value }) => setMessage(value)}
      />
      <Button caps type="submit" variant="secondary" icon="send" busy={busy}>
        {labels.send}
      </Button>
    </form>
  );
}

/** The conversation about one order. */
export function OrderMessages(props: OrderMessagesProps) {
  const { counterpart, level = 3, messages, onEarlier, loadingEarlier, chatHref, readOnly, labels } = props;
  const [list, noteEarlier] = useFirstNew<HTMLOListElement>(messages[0]?.id, 'first');
  const showEarlier = () => {
    noteEarlier();
    onEarlier?.();
  };
  return (
    <section data-component="OrderMessages" aria-label={labels.title({ name: counterpart })} className={css.messages}>
      <Heading level={level} size="sm">
        <SentenceCase name={counterpart}>{labels.title({ name: counterpart })}</SentenceCase>
      </Heading>
      <div className={css.box}>
        {messages.length === 0 && <Text tone="muted">{labels.empty}</Text>}
        {onEarlier && (
          <Button size="sm" variant="quiet" busy={loadingEarlier} onPress={showEarlier}>
            {labels.earlier}
          </Button>
        )}
        <ol ref={list} className={css.list}>
          {messages.map((message) => (
            <li key={message.id} tabIndex={-1} className={css.message} data-own={message.own || undefined}>
              <span className={css.meta}>
                <strong>{message.sender}</strong> <span>{message.date}</span>
              </span>
              <span className={css.text}>{message.text}</span>
            </li>
          ))}
        </ol>
        <div className={chatHref && css.deskOnly}>
          {readOnly ? <Text tone="muted">{readOnly}</Text> : <Write {...props} />}
        </div>
        {chatHref && (
          <div className={css.phoneOnly}>
            <TextLink href={chatHref}>{labels.chat({ name: counterpart })}</TextLink>
          </div>
        )}
      </div>
    </section>
  );
}
