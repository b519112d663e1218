export { ConnectionRequests } from './ConnectionRequests.tsx';
export type { ConnectionRequestsLabels, ConnectionRequestsProps } from './ConnectionRequests.tsx';
