/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only hold the clock here; nothing is operated by them */
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Icon } from '../../../foundation/Icon/index.ts';
import { TextLink } from '../../../foundation/TextLink/index.ts';
import { durations } from '../../../internal/durations.ts';
import * as css from './AddToCartNotice.css.ts';

export interface AddToCartNoticeLabels {
  /** 'ITEM ADDED TO BAG!'. */
  added: string;
  /** 'ITEM ALREADY IN BAG!'. */
  already: string;
  /** 'CHECK YOUR CART'. */
  check: string;
  close: string;
}

export interface AddToCartNoticeProps {
  outcome: 'added' | 'already';
  cartHref: string;
  onClose: () => void;
  labels: AddToCartNoticeLabels;
}

/** Says below the cart icon that a product was added. It stays open while it is hovered or has the focus. */
export function AddToCartNotice({ outcome, cartHref, onClose, labels }: AddToCartNoticeProps) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, durations.addedToCart);
    return () => clearTimeout(timer);
  }, [held, onClose]);

  return (
    <div
      role="status"
      className={css.root}
      data-component="AddToCartNotice"
      data-outcome={outcome}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css.mark} data-outcome={outcome}>
        <Icon name={outcome === 'added' ? 'check' : 'info'} size="sm" />
      </span>
      <p className={css.text}>{labels[outcome]}</p>
      {/* After the link is followed inside the app it would keep the focus, and the notice would stay open. */}
      <TextLink href={cartHref} onPress={onClose}>
        {labels.check}
      </TextLink>
      <span className={css.close}>
        <IconButton icon="close" label={labels.close} onPress={onClose} />
      </span>
    </div>
  );
}
