import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Heading } from '../../foundation/Heading/index.ts';
import { Section } from '../../foundation/Section/index.ts';
import { CompanyTypes } from './CompanyTypes.tsx';
import * as css from './Newsletter.css.ts';

export interface NewsletterLabels {
  title: string;
  /** Question above the company types. */
  question: string;
  email: string;
  send: string;
  /** V-032: 'Email required'. */
  emailRequired: string;
  thanks: string;
  failed: string;
}

export interface NewsletterProps {
  id?: string;
  /** The account's own sentence. */
  text?: string | null;
  /** Retailer, Brand, Showroom, Distributor, with their wire codes. */
  companyTypes: { code: string; label: string }[];
  status: 'editing' | 'sending' | 'sent' | 'failed';
  /** Called only with a type and an address: without a type nothing is sent (V-031). */
  onSubscribe: (subscription: { email: string; companyType: string }) => void;
  labels: NewsletterLabels;
}

/** Who you are, your address, done (R-071, S-048, S-049). */
export function Newsletter({ id, text, companyTypes, status, onSubscribe, labels }: NewsletterProps) {
  const [companyType, setCompanyType] = useState<string>();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const group = useId();
  const missing = tried && email.trim() === '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    // The browser says in its own words that one must be chosen, and moves the focus there (V-031).
    event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]')?.reportValidity();
    if (companyType && email.trim() !== '') onSubscribe({ email: email.trim(), companyType });
  };

  return (
    <Section id={id} tone="raised">
      <div className={css.root} data-component="Newsletter">
        <div className={css.words}>
          <Heading level={2} size="lg">
            {labels.title}
          </Heading>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {status === 'sent' ? (
          <div role="status" className={css.thanks}>
            {labels.thanks}
          </div>
        ) : (
          <form className={css.form} noValidate onSubmit={submit}>
            <CompanyTypes
              name={group}
              legend={labels.question}
              types={companyTypes}
              value={companyType}
              onChange={({ value }) => setCompanyType(value)}
            />
            <div className={css.line}>
              <TextField
                label={labels.email}
                hideLabel
                placeholder={labels.email}
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                onChange={({ value }) => setEmail(value)}
                tone={missing ? 'critical' : undefined}
                message={missing ? labels.emailRequired : undefined}
              />
              <Button caps type="submit" busy={status === 'sending'}>
                {labels.send}
              </Button>
            </div>
            {status === 'failed' && <Banner tone="critical">{labels.failed}</Banner>}
          </form>
        )}
      </div>
    </Section>
  );
}
