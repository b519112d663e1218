export { createClient } from './createClient.ts';
export { ApiError, NetworkError, type NetworkReason } from './errors.ts';
export type { EndReason, FreshTokens, Session } from './session.ts';
export type { Transport as ClientOptions } from './send.ts';
export type { CallOptions, Client, ClientCall, Endpoint } from './types.ts';
export type { CallAnswer, CallData, CallInput } from '../contracts/call.ts';
export type { VitrineContract } from '../contracts/index.ts';
export type * from '../entities.ts';
