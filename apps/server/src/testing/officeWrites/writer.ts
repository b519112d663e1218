import { contract } from '@vitrine/api';
import type { Access, Call, CallData, CallInput, Contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { CallOptions, TestServer } from '../server.ts';

const named: readonly (readonly [string, Call])[] = Object.entries(contract as Contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, call]) => [`${resource}.${name}`, call] as const),
);

/** Who may write by a call that staff and people of a brand can make while they are signed in. */
const office: readonly Access[] = ['staff', 'seller', 'session'];

/** Every call that staff or people of a brand write by. */
export const officeWrites: readonly string[] = named
  .filter(([, { access, method }]) => office.includes(access) && method !== 'GET')
  .map(([name]) => name);

/** Who calls, or whom the entry names where the call has the headers of another session. */
type Person = { as: string } | { by: string };

/** Makes a call that has to succeed, and answers its body. */
export type Write = <C extends Call>(
  call: C,
  input: Partial<CallInput<C>> & CallOptions & Person,
) => Promise<CallData<C>>;

export interface Writer {
  write: Write;
  /** Names of the calls that were made. */
  made: Set<string>;
  /** Those after which the audit log had no new entry of the person. */
  silent: string[];
}

/** Looks after each write whether the audit log has an entry of it. */
export const createWriter = (server: TestServer): Writer => {
  const made = new Set<string>();
  const silent: string[] = [];
  const entriesOf = async (email: string): Promise<number> => {
    const [row] = await server.db.query<{ entries: number }>(sql`
      select count(*)::int as entries from audit_log l join member m on m.id = l.member_id where m.email = ${email}`);
    return row?.entries ?? 0;
  };
  const write: Write = async (call, input) => {
    const name = named.find(([, one]) => one === (call as Call))?.[0] ?? call.path;
    const person = 'by' in input ? input.by : input.as;
    const before = await entriesOf(person);
    const { status, body, problem } = await server.call(call, input);
    if (status >= 300) throw new Error(`${name} was refused: ${status} ${JSON.stringify(problem)}`);
    made.add(name);
    if ((await entriesOf(person)) === before) silent.push(name);
    return body;
  };
  return { write, made, silent };
};
