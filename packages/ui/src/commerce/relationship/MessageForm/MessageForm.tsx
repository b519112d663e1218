import { useEffect, useRef, useState } from 'react';
import type { FormEvent, Ref } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { Heading } from '../../../foundation/index.ts';
import * as css from './MessageForm.css.ts';
import { problemsOf } from './problems.ts';
import { SenderFields } from './SenderFields.tsx';
import type { Message, MessageFormLabels } from './types.ts';

export interface MessageFormProps {
  /** Set for a signed-in buyer: only the message is asked for (P-005, P-006, P-007, P-008). */
  isKnown?: boolean;
  /** The state of sending (S-068, S-069, S-070). */
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Why it could not be sent, in the server's words; without them the form says that it could not. */
  error?: string | null;
  /** Called with trimmed fields, and only when nothing is missing. */
  onSend: (message: Message) => void;
  /** Where FIND OTHER BRANDS leads. */
  brandsHref: string;
  labels: MessageFormLabels;
  ref?: Ref<HTMLFormElement>;
}

const empty: Message = { name: '', email: '', storeName: '', message: '' };

const trimmed = (message: Message): Message => ({
  name: message.name.trim(),
  email: message.email.trim(),
  storeName: message.storeName.trim(),
  message: message.message.trim(),
});

/** A message to a brand, open to everyone (R-191, R-192, S-068, S-069, S-070). */
export function MessageForm({ isKnown = false, status, error, onSend, brandsHref, labels, ref }: MessageFormProps) {
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsOf(trimmed(draft), isKnown, labels.problems) : {};
  const change = ({ field, value }: { field: keyof Message; value: string }) =>
    setDraft((was) => ({ ...was, [field]: value }));

  if (status === 'sent') return <Thanks labels={labels} href={brandsHref} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const message = trimmed(draft);
    const wrong = Object.keys(problemsOf(message, isKnown, labels.problems));
    if (wrong.length === 0) onSend(message);
    else event.currentTarget.querySelector<HTMLElement>(`[name=${wrong[0]}]`)?.focus();
  };

  return (
    <form ref={ref} className={css.form} noValidate onSubmit={submit} data-component="MessageForm">
      {!isKnown && <SenderFields draft={draft} problems={problems} onChange={change} labels={labels} />}
      <TextArea
        label={labels.message}
        name="message"
        rows={5}
        maxLength={4000}
        required
        value={draft.message}
        onChange={({ value }) => change({ field: 'message', value })}
        tone={problems.message ? 'critical' : undefined}
        message={problems.message}
      />
      {status === 'failed' && <Banner tone="critical">{error ?? labels.failed}</Banner>}
      <div>
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? labels.sending : labels.send}
        </Button>
      </div>
    </form>
  );
}

/** The form has gone with the focus in it; its thanks take the focus over. */
function Thanks({ labels, href }: { labels: MessageFormLabels; href: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className={css.thanks} data-component="MessageForm" data-sent>
      <Heading level={2} size="md">
        {labels.thanksTitle}
      </Heading>
      <p>{labels.thanksText}</p>
      <Button variant="secondary" caps href={href}>
        {labels.otherBrands}
      </Button>
    </div>
  );
}
