export { UserList } from './UserList.tsx';
export type {
  CompanyUser,
  Invitation,
  InviteLabels,
  RightOption,
  UserListLabels,
  UserListProps,
  UserStatus,
} from './types.ts';
