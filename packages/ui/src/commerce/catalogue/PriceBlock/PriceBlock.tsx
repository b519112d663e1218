import { Button } from '../../../components/Button/index.ts';
import * as css from './PriceBlock.css.ts';

/** What a viewer may see of a price (D-003): the figures, RESTRICTED while approval is pending, or an invitation to sign up. */
export type PriceView =
  | { kind: 'shown'; wholesale: string; retailer?: string | null; tip?: string | null }
  | { kind: 'restricted' }
  | { kind: 'visitor'; href?: string; onSignUp?: () => void };

export interface PriceLabels {
  wholesale: string;
  retailer: string;
  /** 'RESTRICTED' (S-008). */
  restricted: string;
  /** 'Your registration is awaiting approval.'. */
  awaiting: string;
  /** 'SIGN UP TO SHOP'. */
  signUp: string;
}

export interface PriceBlockProps {
  price: PriceView;
  /** `compact` on cards, `full` on the product's own page. */
  size?: 'compact' | 'full';
  labels: PriceLabels;
}

/** Wholesale and retailer price, already formatted. */
export function PriceBlock({ price, size = 'compact', labels }: PriceBlockProps) {
  return (
    <div className={css.root} data-component="PriceBlock" data-size={size} data-kind={price.kind}>
      {price.kind === 'shown' && <Figures price={price} labels={labels} />}
      {price.kind === 'restricted' && (
        <>
          <p className={css.restricted}>{labels.restricted}</p>
          <p className={css.note}>{labels.awaiting}</p>
        </>
      )}
      {price.kind === 'visitor' && (
        <Button
          variant={size === 'full' ? 'primary' : 'secondary'}
          size={size === 'full' ? 'md' : 'sm'}
          href={price.href}
          onPress={price.onSignUp}
        >
          {labels.signUp}
        </Button>
      )}
    </div>
  );
}

function Figures({ price, labels }: { price: Extract<PriceView, { kind: 'shown' }>; labels: PriceLabels }) {
  return (
    <>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt className={css.term}>{labels.wholesale}</dt>
          <dd className={css.wholesale}>{price.wholesale}</dd>
        </div>
        {price.retailer && (
          <div className={css.figure}>
            <dt className={css.term}>{labels.retailer}</dt>
            <dd className={css.retailer}>{price.retailer}</dd>
          </div>
        )}
      </dl>
      {price.tip && (
        <p className={css.note} data-part="tip">
          {price.tip}
        </p>
      )}
    </>
  );
}
