export { UserList } from './UserList.tsx';
export type { CompanyUser, Invitation, InviteLabels, UserListLabels, UserListProps, UserStatus } from './types.ts';
