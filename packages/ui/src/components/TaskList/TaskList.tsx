import { Heading, Icon, TextLink } from '../../foundation/index.ts';
import type { HeadingProps } from '../../foundation/index.ts';
import * as css from './TaskList.css.ts';

export interface TaskRow {
  id: number | string;
  title: string;
  /** Opens the thing itself. */
  href: string;
  /** A number, an address or another word that tells it from others. */
  detail?: string;
  /** Since when it waits, or what is left of it, in words. */
  note?: string;
  /** Whether a step is done: it gets a tick. Leave it out for things that wait. */
  isDone?: boolean;
}

export interface TaskListProps {
  /** What is to be done, such as "Orders to answer". */
  title: string;
  /** Leads to all of them; absent where the rows are all. Such as "Show all 12". */
  all?: { label: string; href: string };
  /** The first few. */
  rows: readonly TaskRow[];
  /** The rows are steps, to be done in this order. */
  ordered?: boolean;
  level?: HeadingProps['level'];
}

/** Things of one kind that wait for somebody: how many there are, and the first of them. */
export function TaskList({ title, all, rows, ordered = false, level = 2 }: TaskListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section data-component="TaskList" aria-label={title} className={css.root}>
      <div className={css.head}>
        <Heading level={level} size="sm">
          {title}
        </Heading>
        {all && (
          <TextLink href={all.href} tone="ink">
            {all.label}
          </TextLink>
        )}
      </div>
      <List className={css.rows}>
        {rows.map(({ id, title: name, href, detail, note, isDone }) => (
          <li key={id} className={css.row}>
            {isDone !== undefined && <span className={css.tick}>{isDone && <Icon name="success" size="md" />}</span>}
            <span className={css.words}>
              <TextLink href={href} tone="ink" quiet>
                {name}
              </TextLink>
              {detail && <span className={css.quiet}>{detail}</span>}
            </span>
            {note && <span className={css.quiet}>{note}</span>}
          </li>
        ))}
      </List>
    </section>
  );
}
