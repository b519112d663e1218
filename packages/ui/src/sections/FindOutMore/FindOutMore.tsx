import { Button } from '../../components/Button/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section } from '../../foundation/index.ts';
import * as css from './FindOutMore.css.ts';

export interface FindOutMoreLabels {
  /** 'I'm a brand'. */
  brand: string;
  /** 'I'm a buyer'. */
  buyer: string;
}

interface Way {
  href?: string;
  onPress?: () => void;
}

export interface FindOutMoreProps {
  id?: string;
  title: string;
  /** HTML. */
  text?: string | null;
  /** Where brands begin, and where buyers do. */
  brand: Way;
  buyer: Way;
  labels: FindOutMoreLabels;
}

/** The story ends with a choice: a brand or a buyer. */
export function FindOutMore({ id, title, text, brand, buyer, labels }: FindOutMoreProps) {
  return (
    <Section id={id} tone="brand">
      <div className={css.root} data-component="FindOutMore">
        <Heading level={2} size="xl" align="center">
          {title}
        </Heading>
        {text && (
          <div className={css.text}>
            <RichHtml html={text} />
          </div>
        )}
        <div className={css.actions}>
          <Button caps size="lg" href={brand.href} onPress={brand.onPress}>
            {labels.brand}
          </Button>
          <Button caps size="lg" variant="secondary" href={buyer.href} onPress={buyer.onPress}>
            {labels.buyer}
          </Button>
        </div>
      </div>
    </Section>
  );
}
