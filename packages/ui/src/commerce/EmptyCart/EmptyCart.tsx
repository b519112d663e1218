import { Button } from '../../components/Button/index.ts';
import { Icon, Text } from '../../foundation/index.ts';
import * as css from './EmptyCart.css.ts';

export interface EmptyCartProps {
  /** 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' */
  message: string;
  /** 'find new brands' */
  action: string;
  href: string;
}

/** Nothing to order yet, and where to begin. */
export const EmptyCart = ({ message, action, href }: EmptyCartProps) => (
  <div data-component="EmptyCart" className={css.empty}>
    <Icon name="bag" size="xl" />
    <Text caps align="center">
      {message}
    </Text>
    <Button href={href} variant="secondary">
      {action}
    </Button>
  </div>
);
