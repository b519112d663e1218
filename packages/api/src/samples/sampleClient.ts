import { ApiError } from '../client/errors.ts';
import type { Client, LooseInput } from '../client/types.ts';
import { at } from '../testing/at.ts';
import { createFixtures, type Fixtures, type Member } from '../testing/fixtures/index.ts';
import { repliesOf, unauthorized } from '../testing/replies/index.ts';
import { clientBy } from './clientBy.ts';

interface Answer {
  status: number;
  data: unknown;
}

type Reply = Answer | ((asked: LooseInput) => Answer | Promise<Answer>);

export interface SampleScene {
  fixtures?: Fixtures;
  /** The samples' sentences in another language, by sentence. */
  words?: Readonly<Record<string, string>>;
  /** Who is signed in; null is a visitor, whom calls behind the login refuse. */
  member: Member | null;
}

type Words = Readonly<Record<string, string>>;

const MARKUP = /^(<\w+>)(.*)(<\/\w+>)$/;

const sentence = (text: string, words: Words): string => {
  const known = words[text];
  if (known !== undefined) return known;
  const [, before = '', inner = '', after = ''] = MARKUP.exec(text) ?? [];
  return before + (words[inner] ?? inner) + after || text;
};

/** An answer with its sentences in another language. */
const said = (value: unknown, words: Words): unknown => {
  if (typeof value === 'string') return sentence(value, words);
  if (Array.isArray(value)) return value.map((item) => said(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, said(inner, words)]));
};

/**
 * The API answering from samples, without a network: for previews. Each client has goods of its own, which remember what is
 * done to them, and nothing that is done reaches anybody.
 */
export const sampleClient = ({ fixtures = createFixtures(), member, words }: SampleScene): Client => {
  const replies = repliesOf(fixtures, member) as unknown as Record<string, Record<string, Reply>>;
  return clientBy(async ({ resource, name, endpoint, input }) => {
    const mayNot = member === null && endpoint.access !== 'public';
    const reply = mayNot ? unauthorized : at(at(replies, resource), name);
    const { status, data } =
      typeof reply === 'function' ? await reply({ params: {}, query: {}, body: {}, ...input }) : reply;
    if (status >= 300) throw new ApiError(status, data);
    return { status, data: words ? said(data, words) : data };
  });
};
