import { type FormEvent, useEffect, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Heading, Stack, Text, TextLink } from '../../foundation/index.ts';
import { focusOf } from '../../internal/pictureFocus.ts';
import * as css from './BrandRegistration.css.ts';

export interface BrandRegistrationProps {
  /** Wide picture of the brand. */
  cover?: string | null;
  /** What is wrong with the address; asked after a pause in typing and before sending (V-022). */
  validate: (email: string) => string | undefined;
  /** Milliseconds of the pause (K-11). */
  pause: number;
  /** With an address that passed. The app opens the login or the registration. */
  onCreate: (event: { email: string }) => void;
  onLogin: (event: { email: string }) => void;
  onSeller: (event: { email: string }) => void;
  /** The address is being looked up. */
  busy?: boolean;
  /** Why it could not be looked up; what was typed stays. */
  error?: string;
  labels: BrandRegistrationLabels;
}

export interface BrandRegistrationLabels {
  /** Names the brand. */
  title: string;
  lead: string;
  /** The business e-mail. */
  email: string;
  /** 'CREATE ACCOUNT' */
  create: string;
  loginLead: string;
  /** 'LOGIN' */
  login: string;
  /** 'Register for a Seller Account' */
  seller: string;
}

/** What is wrong with the address, once typing has paused. */
const useProblem = (email: string, { validate, pause }: Pick<BrandRegistrationProps, 'validate' | 'pause'>) => {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (email === '') return undefined;
    const timer = setTimeout(() => setProblem(validate(email)), pause);
    return () => clearTimeout(timer);
  }, [email, validate, pause]);
  return [problem, setProblem] as const;
};

/** The page that visitors of a brand's collections and products are led to. */
export function BrandRegistration({ cover, busy = false, error, labels, ...props }: BrandRegistrationProps) {
  const { validate, onCreate, onLogin, onSeller } = props;
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useProblem(email, props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validate(email);
    setProblem(found);
    if (found === undefined) onCreate({ email });
  };
  const type = ({ value: text }: { value: string }) => {
    setEmail(text);
    setProblem(undefined);
  };
  return (
    <section data-component="BrandRegistration" className={css.root}>
      {cover ? (
        <img className={css.cover} src={cover} alt="" fetchPriority="high" style={{ objectPosition: focusOf(cover) }} />
      ) : (
        <div className={css.cover} />
      )}
      <div className={css.side}>
        <div className={css.inner}>
          <Stack space="sm">
            <Heading level={1} size="lg">
              {labels.title}
            </Heading>
            <Text tone="muted">{labels.lead}</Text>
          </Stack>
          <form onSubmit={submit} noValidate>
            <Stack space="md">
              {error && <Banner tone="critical">{error}</Banner>}
              <TextField
                type="email"
                name="email"
                autoComplete="email"
                label={labels.email}
                value={email}
                tone={problem ? 'critical' : 'neutral'}
                message={problem}
                onChange={type}
              />
              <Button caps type="submit" size="lg" stretch busy={busy}>
                {labels.create}
              </Button>
            </Stack>
          </form>
          <Stack space="sm">
            <Text size="sm" tone="muted" align="center">
              {labels.loginLead}
            </Text>
            <Button caps variant="secondary" stretch onPress={() => onLogin({ email })}>
              {labels.login}
            </Button>
          </Stack>
          <Text align="center">
            <TextLink onPress={() => onSeller({ email })}>{labels.seller}</TextLink>
          </Text>
        </div>
      </div>
    </section>
  );
}
