import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { SentenceCase } from '../../../internal/SentenceCase/SentenceCase.tsx';
import * as css from './EmptyCart.css.ts';

export interface EmptyCartProps {
  /** 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' */
  message: string;
  /** 'find new brands' */
  action: string;
  href: string;
}

/** One sentence as the title, what follows as text; together they are the heading. */
function Title({ message }: Pick<EmptyCartProps, 'message'>) {
  const [title = '', ...rest] = message.split(/(?<=[.!?])\s+/u);
  return (
    <>
      <SentenceCase>{title}</SentenceCase>{' '}
      <span className={css.text}>
        <SentenceCase text>{rest.join(' ')}</SentenceCase>
      </span>
    </>
  );
}

/** Nothing to order yet, and where to begin. */
export const EmptyCart = ({ message, action, href }: EmptyCartProps) => (
  <div data-component="EmptyCart">
    <EmptyState
      icon="bag"
      // It is the whole screen.
      level={1}
      title={<Title message={message} />}
      action={
        <Button caps href={href} variant="secondary">
          {action}
        </Button>
      }
    />
  </div>
);
