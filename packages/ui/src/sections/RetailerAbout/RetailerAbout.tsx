import type { ReactNode } from 'react';
import { CompanyLogo } from '../../commerce/company/CompanyLogo/index.ts';
import { Container, Heading, TextLink } from '../../foundation/index.ts';
import * as css from './RetailerAbout.css.ts';

export interface RetailerAboutProps {
  /** The page's heading. */
  name: string;
  logo?: string | null;
  /** Trail of the page. */
  breadcrumb?: ReactNode;
  /** Where it sells, joined to one text. */
  locations?: string | null;
  /** */
  yearEstablished?: number | null;
  /** What the retailer says of itself. Plain text; its lines are kept. */
  text?: string | null;
  /** The retailer in social media and its own site; they open new tabs. */
  social?: { label: string; href: string }[];
  /** What you can do with the retailer, such as asking for a connection. */
  actions?: ReactNode;
  labels: RetailerAboutLabels;
}

export interface RetailerAboutLabels {
  locations: string;
  yearEstablished: string;
  /** Names the list of links. */
  social: string;
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className={css.term}>{term}</dt>
    <dd className={css.fact}>{children}</dd>
  </>
);

/** A retailer's page, as brands see it. */
export function RetailerAbout(props: RetailerAboutProps) {
  const { name, logo, breadcrumb, locations, yearEstablished, text, social = [], actions, labels } = props;
  return (
    <section data-component="RetailerAbout" aria-label={name}>
      <Container>
        {breadcrumb}
        <div className={css.bar}>
          <div className={css.logo}>
            <CompanyLogo name={name} logo={logo} size="fill" />
          </div>
          <div className={css.words}>
            <Heading level={1} size="xl">
              {name}
            </Heading>
            {actions}
            {(locations || yearEstablished) && (
              <dl className={css.facts}>
                {locations && <Fact term={labels.locations}>{locations}</Fact>}
                {yearEstablished && <Fact term={labels.yearEstablished}>{yearEstablished}</Fact>}
              </dl>
            )}
            {text && <p className={css.about}>{text}</p>}
            {social.length > 0 && (
              <ul className={css.links} aria-label={labels.social}>
                {social.map(({ label, href }) => (
                  <li key={label}>
                    <TextLink external href={href}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}
