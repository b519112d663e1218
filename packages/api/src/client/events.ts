import { EventSourceParserStream } from 'eventsource-parser/stream';
import { NetworkError } from './errors.ts';

/** One event of an answer, as the contract declares it by name. */
interface ReceivedEvent {
  event: string;
  data: unknown;
}

/**
 * The events of an answer, one after the other. Leaving the loop closes the connection. It rejects with `NetworkError` when the connection
 * breaks, and ends when the server ends it; to go on, make the call again: its first event says how things stand.
 */
export async function* readEvents(response: Response): AsyncGenerator<ReceivedEvent, void> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value.event !== undefined) yield { event: value.event, data: JSON.parse(value.data) };
    }
  } catch (error) {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : new NetworkError('offline', error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
