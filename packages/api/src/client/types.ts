import type { Call, CallAnswer, CallInput } from '../contracts/call.ts';
import type { VitrineContract } from '../contracts/index.ts';
import type { AnswerKind } from '../contracts/responses.ts';

/** What the browser needs to know of a call: the contract without its schemas. */
export type Endpoint = Pick<Call, 'method' | 'path' | 'access' | 'encoding' | 'clientCredentials'> & {
  /** How a success is read; JSON if not said. */
  readonly answer?: AnswerKind;
};

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until the call is given up; 30 000 if not said. */
  timeout?: number;
  /** Makes a repeated write give the first answer again. */
  idempotencyKey?: string;
}

/** One call as a function. The argument may be left out when nothing in it is required. */
export type ClientCall<C extends Call> =
  {} extends CallInput<C>
    ? (input?: CallInput<C> & CallOptions) => Promise<CallAnswer<C>>
    : (input: CallInput<C> & CallOptions) => Promise<CallAnswer<C>>;

/** The contract as functions: `client.cart.setQuantity({ params: { itemId }, body: { quantity } })`. */
export type Client = {
  readonly [R in keyof VitrineContract]: {
    readonly [C in keyof VitrineContract[R]]: VitrineContract[R][C] extends Call
      ? ClientCall<VitrineContract[R][C]>
      : never;
  };
};

/** Options that every call accepts. */
export interface LooseInput extends CallOptions {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}
