import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import type { Registrant } from '../../commerce/company/RegistrationForm/index.ts';
import { Heading, Section, Split, Stack, Text, TextLink } from '../../foundation/index.ts';
import { SentenceCase } from '../../internal/SentenceCase/SentenceCase.tsx';
import * as css from './RegistrationScreen.css.ts';

export interface RegistrationScreenProps {
  registrant: Registrant;
  onRegistrant: (choice: { registrant: Registrant }) => void;
  /** The form, or the thanks after it was sent. */
  state: 'form' | 'sent';
  /** The form, with its own button. */
  children?: ReactNode;
  /** What went wrong when it was sent; the form keeps what was typed. */
  error?: string;
  /** The address has registered before: offers to sign in or to write to the support. */
  duplicate?: { onLogin: () => void; supportHref: string };
  /** After sending. */
  onBack: () => void;
  labels: RegistrationScreenLabels;
}

export interface RegistrationScreenLabels {
  /** 'HELLO THERE!' */
  hello: string;
  /** Varies by who registers. */
  intro: Record<Registrant, string>;
  /** 'LET'S START YOUR REGISTRATION' */
  title: string;
  /** Asks who registers. */
  question: string;
  registrants: Record<Registrant, string>;
  duplicate: string;
  login: string;
  support: string;
  /** 'Check your email for more information' */
  sent: string;
  /** 'GO BACK' */
  back: string;
}

const REGISTRANTS = ['retailer', 'brand'] as const;

function Thanks({ labels, onBack }: RegistrationScreenProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form was longer: its button, which had the focus, is gone, and the page may be scrolled to where it was.
    part.current?.ownerDocument.defaultView?.scrollTo(0, 0);
    part.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={part} tabIndex={-1} className={css.thanks}>
      <Heading level={1} size="lg">
        <SentenceCase>{labels.hello}</SentenceCase>
      </Heading>
      <Banner tone="positive">{labels.sent}</Banner>
      <Button caps size="lg" onPress={onBack}>
        {labels.back}
      </Button>
    </div>
  );
}

const Duplicate = ({ duplicate, labels }: Pick<RegistrationScreenProps, 'duplicate' | 'labels'>) =>
  duplicate ? (
    <Banner
      tone="critical"
      action={
        <div className={css.ways}>
          <TextLink tone="inherit" onPress={duplicate.onLogin}>
            {labels.login}
          </TextLink>
          <TextLink tone="inherit" href={duplicate.supportHref}>
            {labels.support}
          </TextLink>
        </div>
      }
    >
      {labels.duplicate}
    </Banner>
  ) : null;

const Intro = ({ registrant, labels }: RegistrationScreenProps) => (
  <div className={css.intro}>
    <Heading level={1} size="xl">
      <SentenceCase>{labels.hello}</SentenceCase>
    </Heading>
    <Text size="lg" tone="muted">
      {labels.intro[registrant]}
    </Text>
  </div>
);

const FormPart = ({ registrant, onRegistrant, error, duplicate, labels, children }: RegistrationScreenProps) => (
  <Stack space="lg">
    <Heading level={2} size="md">
      <SentenceCase>{labels.title}</SentenceCase>
    </Heading>
    <RadioGroup
      inline
      label={labels.question}
      options={REGISTRANTS.map((value) => ({ value, label: labels.registrants[value] }))}
      value={registrant}
      onChange={({ value }) => onRegistrant({ registrant: value === 'brand' ? 'brand' : 'retailer' })}
    />
    {children}
    {error && <Banner tone="critical">{error}</Banner>}
    <Duplicate duplicate={duplicate} labels={labels} />
  </Stack>
);

/** Registering on a page of its own. */
export function RegistrationScreen(props: RegistrationScreenProps) {
  return (
    <Section>
      <div data-component="RegistrationScreen">
        {props.state === 'sent' ? (
          <Thanks {...props} />
        ) : (
          <Split ratio="list" sticky="start" start={<Intro {...props} />} end={<FormPart {...props} />} />
        )}
      </div>
    </Section>
  );
}
