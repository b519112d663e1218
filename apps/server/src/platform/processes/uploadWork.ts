import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusal.ts';
import { createConcurrencyLimit, Overloaded } from '../concurrencyLimit.ts';
import type { Size } from '../concurrencyLimit.ts';
import { createTranslator } from '../words.ts';
import { createProcesses } from './processes.ts';
import type { Task } from './processes.ts';

/** Who sent a file: the language of refusals, and a signal that aborts once nobody waits for an answer. */
export interface Sender {
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
}

interface Budget {
  /** Large work leaves room for small work. */
  size: Size;
  milliseconds: number;
  /** Milliseconds to wait for a free process; 15 seconds if not said. */
  patience?: number | undefined;
}

const t = createTranslator({
  busy: {
    en: 'Many files are being uploaded just now, so yours was not taken. Try again in a few seconds.',
    pt_BR: 'Há muitos arquivos sendo enviados agora, por isso o seu não foi aceito. Tente de novo em alguns segundos.',
  },
  left: { en: 'The upload was cancelled.', pt_BR: 'O envio foi cancelado.' },
});

const retryAfter = 5;
/** As nginx calls it: the client has left, so nobody reads the answer. */
const CLIENT_LEFT = 499;
/** A picture of 40 million pixels takes 160 MB, a spreadsheet up to 350. */
const megabytes = 512;

const processes = createProcesses();
const limited = createConcurrencyLimit({ slots: 3, queue: 20, patience: 15_000 });

/**
 * Works on what somebody uploaded, in a process that is killed at the limits and when its sender leaves. All uploads of a server process
 * share one budget. Refuses with 503 when too many wait; throws `Stopped` when the file needs too much.
 */
export const workOnUpload = async <Input, Output>(
  { language, signal }: Sender,
  task: Task<Input, Output>,
  input: Input,
  { size, milliseconds, patience }: Budget,
): Promise<Output> => {
  try {
    const work = () => processes.run(task, input, { milliseconds, megabytes, signal });
    return await limited(size, work, { patience, signal });
  } catch (error) {
    if (signal?.aborted) throw new Refusal(CLIENT_LEFT, t(language, 'left'));
    if (error instanceof Overloaded) throw new Refusal(503, t(language, 'busy'), { retry_after: retryAfter });
    throw error;
  }
};
