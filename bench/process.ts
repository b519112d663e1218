import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Server {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a script as a process and waits until it says where it listens. */
export const startProcess = (script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Server> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    };
    let words = '';
    child.stdout.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      const origin = /https?:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(words);
      if (origin) resolve({ origin: `http://127.0.0.1:${origin[1]}`, pid: child.pid ?? 0, stop });
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}. ${words}`)));
  });

/** The token of the demo's buyer, or of another user. */
export const signIn = async (origin: string, username = 'buyer@vitrine.example'): Promise<string> => {
  const answer = await fetch(`${origin}/v1/auth/login`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('vitrine-web:')}` },
    body: new URLSearchParams({ grant_type: 'password', username, password: 'vitrine-demo' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`Signing in answered ${answer.status}.`);
  return token;
};
