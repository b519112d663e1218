import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Calm } from '../../internal/Calm/Calm.tsx';

export interface EmptyCartProps {
  /** 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' */
  message: string;
  /** 'find new brands' */
  action: string;
  href: string;
}

/** Nothing to order yet, and where to begin. */
export const EmptyCart = ({ message, action, href }: EmptyCartProps) => (
  <div data-component="EmptyCart">
    <EmptyState
      icon="bag"
      title={<Calm>{message}</Calm>}
      action={
        <Button caps href={href} variant="secondary">
          {action}
        </Button>
      }
    />
  </div>
);
