import type { ReactNode } from 'react';
import { CallToAction } from '../../commerce/catalogue/CallToAction/index.ts';
import { InfoBlock } from '../../commerce/catalogue/InfoBlock/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section, TextLink } from '../../foundation/index.ts';
import * as css from './BrandAbout.css.ts';
import { BrandStyle, LinkRow } from './BrandStyle.tsx';
import { FeaturedBlock } from './FeaturedBlock.tsx';
import type { BrandAboutProps } from './types.ts';

/** A brand tells about itself; what it has not written leaves no gap. */
export function BrandAbout(props: BrandAboutProps) {
  const { featured, blocks = [], callsToAction = [] } = props;
  return (
    <div data-component="BrandAbout">
      {featured && (
        <Section>
          <FeaturedBlock {...featured} />
        </Section>
      )}
      <BrandStyle {...props} />
      <div className={css.rest}>
        {blocks.map(({ id, ...block }) => (
          <Section key={id} space="tight">
            <InfoBlock {...block} />
          </Section>
        ))}
        {callsToAction.map(({ id, ...call }) => (
          <Section key={id} space="tight">
            <CallToAction {...call} />
          </Section>
        ))}
        <SmallPrint {...props} />
      </div>
    </div>
  );
}

const SmallPrint = ({ press, terms, rating, tags = [], backHref, labels }: BrandAboutProps) => (
  <Section space="tight">
    <div className={css.notes}>
      {press && (
        <Note title={labels.press}>
          <RichHtml html={press} />
        </Note>
      )}
      {terms && (
        <Note title={labels.terms}>
          <RichHtml html={terms} />
          {rating && <RichHtml html={rating} />}
        </Note>
      )}
      {!terms && rating && <RichHtml html={rating} />}
      {tags.length > 0 && (
        <Note title={labels.tags}>
          <LinkRow label={labels.tags} links={tags} />
        </Note>
      )}
      <p>
        <TextLink href={backHref}>{labels.back}</TextLink>
      </p>
    </div>
  </Section>
);

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note}>
    <Heading level={2} size="sm">
      {title}
    </Heading>
    <div className={css.column}>{children}</div>
  </section>
);
