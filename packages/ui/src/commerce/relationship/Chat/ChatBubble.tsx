import { IconButton } from '../../../components/IconButton/index.ts';
import { TextLink, VisuallyHidden } from '../../../foundation/index.ts';
import type { ChatMessage, ChatProps } from './types.ts';
import * as css from './Chat.css.ts';

/** A message's id within the page, for the address to name. */
export const rowId = (id: string): string => `message-${id}`;

type BubbleProps = Pick<ChatProps, 'counterpart' | 'onResend' | 'onDiscard' | 'onFlag' | 'readOnly' | 'labels'> & {
  message: ChatMessage;
  marked: boolean;
};

function Foot({ message, onResend, onDiscard, labels }: BubbleProps) {
  const { id, time, state } = message;
  if (state === 'pending') return <span className={css.meta}>{labels.pending}</span>;
  if (!state) return <span className={css.meta}>{time}</span>;
  return (
    <span className={css.failed}>
      <span>{state === 'waiting' ? labels.waiting : labels.notSent}</span>
      <TextLink tone="ink" onPress={() => onResend({ id })}>
        {labels.resend}
      </TextLink>
      <TextLink tone="ink" onPress={() => onDiscard({ id })}>
        {labels.discard}
      </TextLink>
    </span>
  );
}

/** One message, on its writer's side. */
export function ChatBubble(props: BubbleProps) {
  const { message, marked, counterpart, onFlag, readOnly, labels } = props;
  const { id, own, text, picture, flagged = false, state } = message;
  const sender = own ? labels.you : counterpart.name;
  return (
    <li id={rowId(id)} className={css.row} data-own={own || undefined}>
      <div
        className={css.bubble}
        data-state={state}
        data-marked={marked || undefined}
        data-picture={picture ? true : undefined}
      >
        <VisuallyHidden>{sender}</VisuallyHidden>
        {picture && (
          <a href={picture} target="_blank" rel="noreferrer" className={css.pictureLink}>
            <img className={css.picture} src={picture} alt={labels.picture({ name: sender })} loading="lazy" />
          </a>
        )}
        {text && <span className={css.text}>{text}</span>}
        <Foot {...props} />
      </div>
      {!state && !readOnly && (
        <span className={css.flag} data-flagged={flagged || undefined}>
          <IconButton icon="star" size="sm" label={labels.flag} pressed={flagged} onPress={() => onFlag({ id })} />
        </span>
      )}
    </li>
  );
}
