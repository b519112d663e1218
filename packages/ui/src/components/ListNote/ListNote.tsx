import type { ReactNode } from 'react';
import { Icon } from '../../foundation/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './ListNote.css.ts';

export type ListStatus = 'ready' | 'loading' | 'error';

/** What a list says while it is on its way, when it could not be had, and on what asks for it again. */
export interface ListStatusLabels {
  loading: string;
  error: string;
  retry: string;
}

/** A list whose entries come from elsewhere. */
export interface ComingList {
  /** Where the answer stands; entries that are there already stay. */
  status?: ListStatus;
  /** Asks again; offered when it could not be had. */
  onRetry?: () => void;
  /** Needed with a `status`. */
  labels?: ListStatusLabels;
}

const marks = { ready: null, loading: <Spinner size="sm" />, error: <Icon name="error" size="sm" /> };

/** One line above or instead of the entries of a list that opens. */
export const ListNote = ({ status, children }: { status: ListStatus; children: ReactNode }) => (
  <div data-status={status} className={css.note} data-component="ListNote">
    {marks[status] && <span className={css.mark}>{marks[status]}</span>}
    {children}
  </div>
);

/** Says how a list fares. It is there from the beginning, so that a change is heard. */
export const ListStatusLine = ({
  id,
  status = 'ready',
  labels,
}: Pick<ComingList, 'status' | 'labels'> & { id: string }) => (
  <div id={id} role="status">
    {status === 'ready' ? null : <ListNote status={status}>{labels?.[status]}</ListNote>}
  </div>
);

/** What a list is besides its role: busy, and described by what is said of it. */
export const comingAria = (id: string, status: ListStatus) => ({
  'aria-busy': status === 'loading' || undefined,
  'aria-describedby': status === 'ready' ? undefined : id,
});
