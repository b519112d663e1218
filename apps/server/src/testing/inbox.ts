import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Inbox {
  url: string;
  /** What was sent, as it came over the wire, with soft line breaks taken out. */
  mails: string[];
  close: () => void;
}

/** A mail server of this machine; `answer` may refuse a mail. */
export const openInbox = async (answer: () => Error | undefined = () => undefined): Promise<Inbox> => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const refusal = answer();
        if (!refusal) mails.push(text.replace(/(?<!\?)=\r\n/g, ''));
        callback(refusal ?? null);
      });
    },
  });
  // A sender that is killed resets its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
};
