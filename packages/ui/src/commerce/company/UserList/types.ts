import type { Outcome } from '../../../internal/FormOutcome/FormOutcome.tsx';

export type UserStatus = 'active' | 'inactive' | 'pending';

export interface CompanyUser {
  name: string;
  /** Names the user towards the app (D-142). */
  email: string;
  status: UserStatus;
  /** What the user may do: a value of `rights`. Companies without rights leave it out. */
  right?: string;
  /** Who looks cannot shut themselves out. */
  self?: boolean;
  /** A change is on its way. */
  busy?: boolean;
  /** Why the last change was refused; stands under the row. */
  error?: string;
  /** What the last change did, such as an invitation that was sent again; stands under the row. */
  notice?: string;
}

export interface Invitation {
  name: string;
  email: string;
  /** What the colleague will be able to do, where the company has rights. */
  right?: string;
}

/** What became of the last invitation, in the server's words or 'Success'. */
export type InviteOutcome = Outcome;

/** A right with one sentence on what it allows. */
export interface RightOption {
  value: string;
  label: string;
  detail: string;
}

export interface UserListProps {
  users: readonly CompanyUser[];
  /** What people of this company may do, and what an invitation gives unless it is changed. */
  rights?: { options: readonly RightOption[]; usual: string };
  onRight?: (event: { email: string; right: string }) => void;
  /** Why the user cannot change the list. Fields and buttons are left out. */
  readOnly?: string;
  /** Active to inactive and back (S-118); taking access away was confirmed. */
  onToggle: (event: { email: string }) => void;
  /** Sends the mail of a pending colleague again. */
  onInviteAgain: (event: { email: string }) => void;
  /** Takes the invitation of a pending colleague back; it was confirmed. */
  onRevoke: (event: { email: string }) => void;
  /** Called with trimmed fields, and only when they are right (V-094, V-095). */
  onInvite: (invitation: Invitation) => void;
  inviting?: boolean;
  outcome?: InviteOutcome;
  /** The outcome has stood for 6.2 seconds (K-53). */
  onOutcomeSeen?: () => void;
  loading?: boolean;
  /** The list did not come: tries again. */
  onRetry?: () => void;
  labels: UserListLabels;
}

export interface InviteLabels {
  title: string;
  name: string;
  email: string;
  send: string;
  right: string;
  /** 'Name is required.' (V-094) */
  nameRequired: string;
  /** 'The email field is required.' (V-095) */
  emailRequired: string;
}

export interface UserListLabels {
  title: string;
  empty: string;
  emptyText: string;
  loading: string;
  failed: string;
  retry: string;
  /** Capitalised (S-116). */
  status: Record<UserStatus, string>;
  self: string;
  right: (words: { name: string }) => string;
  activate: string;
  deactivate: string;
  /** Asked before access is taken away. */
  question: (words: { name: string }) => string;
  confirm: string;
  inviteAgain: string;
  revoke: string;
  /** Asked before an invitation is taken back. */
  revokeQuestion: (words: { name: string }) => string;
  revokeConfirm: string;
  cancel: string;
  close: string;
  invite: InviteLabels;
}
