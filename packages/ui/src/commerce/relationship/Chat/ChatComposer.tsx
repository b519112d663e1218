import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { accept, refusal } from './attachment.ts';
import type { ChatProps } from './types.ts';
import * as css from './Chat.css.ts';

const MAX_LENGTH = 5000;
const FEW = 200;

type ComposerProps = Pick<ChatProps, 'onSend' | 'draft' | 'onDraft' | 'lostPicture' | 'takesPictures' | 'labels'>;

const useDraft = ({ onSend, draft = '', onDraft, lostPicture }: ComposerProps) => {
  const [message, setMessage] = useState(draft);
  const [lost, setLost] = useState(lostPicture);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<'wrongType' | 'tooLarge'>();
  const write = ({ value: text }: { value: string }) => {
    setMessage(text);
    onDraft?.({ message: text, picture: file?.name ?? lost });
  };
  const attach = (chosen: File | undefined) => {
    const reason = chosen && refusal(chosen);
    const picked = reason ? undefined : chosen;
    setProblem(reason);
    setFile(picked);
    setLost(undefined);
    onDraft?.({ message, picture: picked?.name });
  };
  const send = () => {
    if (message.trim() === '' && !file) return;
    onSend({ message: message.trim(), file });
    setMessage('');
    setFile(undefined);
    setProblem(undefined);
    setLost(undefined);
    onDraft?.({ message: '' });
  };
  return { message, write, file, attach, problem, lost, send };
};

function Attached({ file, onRemove, label }: { file: File; onRemove: () => void; label: string }) {
  return (
    <span className={css.attached}>
      <span className={css.fileName}>{file.name}</span>
      <IconButton icon="close" size="sm" label={label} onPress={onRemove} />
    </span>
  );
}

/** Text, a picture, or both (V-069). Enter sends, with Shift it begins a line. */
export function ChatComposer(props: ComposerProps) {
  const { takesPictures = true, labels } = props;
  const { message, write, file, attach, problem, lost, send } = useDraft(props);
  const picker = useRef<HTMLInputElement>(null);
  const left = MAX_LENGTH - message.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const inText = event.target instanceof HTMLTextAreaElement;
    if (!inText || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in the field it holds sends, as in any chat; the button does the same
    <form onSubmit={submit} onKeyDown={onKeyDown} className={css.composer} data-plain={!takesPictures || undefined}>
      <input
        ref={picker}
        hidden
        type="file"
        accept={accept}
        aria-label={labels.attach}
        onChange={(event) => {
          attach(event.currentTarget.files?.[0]);
          // The same file may be chosen again after it was taken away.
          event.currentTarget.value = '';
        }}
      />
      {takesPictures && (
        <IconButton icon="image" variant="outline" label={labels.attach} onPress={() => picker.current?.click()} />
      )}
      <TextArea
        hideLabel
        label={labels.input}
        placeholder={labels.input}
        rows={1}
        enterKeyHint="send"
        maxLength={MAX_LENGTH}
        value={message}
        tone={problem ? 'critical' : 'neutral'}
        message={problem ? labels[problem] : left <= FEW && labels.left({ count: left })}
        onChange={write}
      />
      <Button caps type="submit" icon="send">
        {labels.send}
      </Button>
      {lost && (
        <span className={css.attached} role="status">
          {labels.lost({ name: lost })}
        </span>
      )}
      {file && <Attached file={file} onRemove={() => attach(undefined)} label={labels.remove({ name: file.name })} />}
    </form>
  );
}
