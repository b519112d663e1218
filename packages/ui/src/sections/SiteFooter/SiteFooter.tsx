import { LanguageChoice } from '../../components/LanguageChoice/index.ts';
import type { Language } from '../../components/LanguageChoice/index.ts';
import { Container } from '../../foundation/index.ts';
import { FooterLink } from './FooterLink.tsx';
import type { FooterEntry } from './FooterLink.tsx';
import * as css from './SiteFooter.css.ts';

export interface SiteFooterLabels {
  footer: string;
  terms: string;
  privacy: string;
  language: string;
  poweredBy: string;
  /** E.g. "© 2025 Vitrine" (R-154, D-132). */
  copyright: (values: { year: string; name: string }) => string;
}

export interface SiteFooterProps {
  account: { name: string; year: number; poweredBy?: { name: string; href: string } | null };
  /** Company, connect, register and contact links of the logged-out variant; none when signed in. */
  groups?: { title: string; links: FooterEntry[] }[];
  /** Logos of events, each leading to its page. */
  events?: { id: string; name: string; image: string; href: string }[];
  languages?: Language[];
  onLanguage?: (choice: { code: string }) => void;
  /** Opens the Terms of Use. */
  onTerms: () => void;
  /** Opens the Privacy Policy. */
  onPrivacy: () => void;
  labels: SiteFooterLabels;
}

/** The end of every page. */
export function SiteFooter(props: SiteFooterProps) {
  const { account, groups = [], events = [], languages = [], onLanguage, onTerms, onPrivacy, labels } = props;
  return (
    <footer className={css.root} aria-label={labels.footer} data-component="SiteFooter">
      <Container>
        {groups.length > 0 && (
          <div className={css.top}>
            <p className={css.name}>{account.name}</p>
            <div className={css.groups}>
              {groups.map((group) => (
                <section key={group.title}>
                  <h2 className={css.title}>{group.title}</h2>
                  <ul className={css.list}>
                    {group.links.map((entry) => (
                      <li key={entry.id}>
                        <FooterLink entry={entry} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        )}
        {events.length > 0 && (
          <ul className={css.events}>
            {events.map(({ id, name, image, href }) => (
              <li key={id}>
                <FooterLink entry={{ id, label: name, href }}>
                  <img className={css.event} src={image} alt={name} loading="lazy" />
                </FooterLink>
              </li>
            ))}
          </ul>
        )}
        <div className={css.bottom}>
          <p className={css.small}>{labels.copyright({ year: String(account.year), name: account.name })}</p>
          <div className={css.legal}>
            <FooterLink entry={{ id: 'terms', label: labels.terms, onPress: onTerms }} />
            <FooterLink entry={{ id: 'privacy', label: labels.privacy, onPress: onPrivacy }} />
          </div>
          <LanguageChoice label={labels.language} languages={languages} onChoose={onLanguage} />
          {account.poweredBy && (
            <p className={css.powered} data-part="powered-by">
              {labels.poweredBy}{' '}
              <FooterLink entry={{ id: 'powered', label: account.poweredBy.name, href: account.poweredBy.href }} />
            </p>
          )}
        </div>
      </Container>
    </footer>
  );
}
