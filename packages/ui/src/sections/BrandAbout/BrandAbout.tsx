import type { ReactNode } from 'react';
import { CallToAction } from '../../commerce/catalogue/CallToAction/index.ts';
import { InfoBlock } from '../../commerce/catalogue/InfoBlock/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section, TextLink } from '../../foundation/index.ts';
import { DraftMark } from '../../internal/DraftMark/DraftMark.tsx';
import * as css from './BrandAbout.css.ts';
import { BrandStyle, LinkRow } from './BrandStyle.tsx';
import { FeaturedBlock } from './FeaturedBlock.tsx';
import type { BrandAboutProps } from './types.ts';

/** A brand tells about itself; what it has not written leaves no gap. */
export function BrandAbout(props: BrandAboutProps) {
  const { featured, blocks = [], callsToAction = [], changed = [], labels } = props;
  return (
    <div data-component="BrandAbout">
      {featured && (
        <DraftMark changed={changed.includes('featured')} label={labels.changed}>
          <Section>
            <FeaturedBlock {...featured} />
          </Section>
        </DraftMark>
      )}
      <BrandStyle {...props} />
      <div className={css.rest}>
        {blocks.map(({ id, ...block }) => (
          <DraftMark key={id} changed={changed.includes('blocks')} label={labels.changed}>
            <Section space="tight">
              <InfoBlock {...block} />
            </Section>
          </DraftMark>
        ))}
        {callsToAction.map(({ id, ...call }) => (
          <DraftMark key={id} changed={changed.includes('callsToAction')} label={labels.changed}>
            <Section space="tight">
              <CallToAction {...call} />
            </Section>
          </DraftMark>
        ))}
        <SmallPrint {...props} />
      </div>
    </div>
  );
}

/** The brand praises itself here: the title says who speaks. */
const Rating = ({ rating, changed = [], labels }: BrandAboutProps) =>
  rating ? (
    <Note title={labels.rating}>
      <DraftMark changed={changed.includes('rating')} label={labels.changed}>
        <RichHtml html={rating} />
      </DraftMark>
    </Note>
  ) : null;

const SmallPrint = (props: BrandAboutProps) => {
  const { press, terms, rating, tags = [], backHref, labels } = props;
  if (!press && !terms && !rating && tags.length === 0 && !backHref) return null;
  return (
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
          </Note>
        )}
        <Rating {...props} />
        {tags.length > 0 && (
          <Note title={labels.tags}>
            <LinkRow label={labels.tags} links={tags} />
          </Note>
        )}
        {backHref && (
          <p>
            <TextLink href={backHref}>{labels.back}</TextLink>
          </p>
        )}
      </div>
    </Section>
  );
};

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note}>
    <Heading level={2} size="sm">
      {title}
    </Heading>
    <div className={css.column}>{children}</div>
  </section>
);
