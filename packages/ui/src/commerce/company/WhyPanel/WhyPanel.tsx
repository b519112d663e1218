import { Disclosure } from '../../../components/Disclosure/index.ts';
import { Icon, Stack, Text, TextLink } from '../../../foundation/index.ts';
import * as css from './WhyPanel.css.ts';

export interface WhyProof {
  id: string;
  /** What is asked for, such as 'Address'. */
  label: string;
  given: boolean;
}

export interface WhyPanelProps {
  /** The question that one press answers, such as 'Why are prices restricted?'. */
  question: string;
  /** What the rule says. */
  rule: string;
  /** Who sets it. */
  owner: string;
  /** What the reader can do next, or that they only have to wait. */
  next: string;
  /** The way to do it. */
  action?: { label: string; href: string };
  /** What a decision needs, and whether it was given. Left out when nothing has to be proved. */
  proofs?: readonly WhyProof[];
  labels: WhyPanelLabels;
}

export interface WhyPanelLabels {
  rule: string;
  owner: string;
  next: string;
  progress: (count: { given: number; total: number }) => string;
  given: string;
  missing: string;
}

const Proofs = ({ proofs, labels }: { proofs: readonly WhyProof[]; labels: WhyPanelLabels }) => (
  <div>
    <Text size="sm" weight="strong">
      {labels.progress({ given: proofs.filter(({ given }) => given).length, total: proofs.length })}
    </Text>
    <ul className={css.proofs}>
      {proofs.map(({ id, label, given }) => (
        <li key={id} className={css.proof} data-given={given}>
          <Icon name={given ? 'check' : 'minus'} size="sm" />
          <Text as="span" size="sm">
            {label}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {given ? labels.given : labels.missing}
          </Text>
        </li>
      ))}
    </ul>
  </div>
);

/** Says why something is hidden or disabled: which rule, whose it is, what comes next and how much of it is done. */
export function WhyPanel({ question, rule, owner, next, action, proofs = [], labels }: WhyPanelProps) {
  const facts = [
    [labels.rule, rule],
    [labels.owner, owner],
    [labels.next, next],
  ] as const;
  return (
    <div data-component="WhyPanel">
      <Disclosure title={question}>
        <Stack space="sm">
          <dl className={css.facts}>
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>
                  <Text as="span" size="xs" tone="muted">
                    {term}
                  </Text>
                </dt>
                <dd className={css.text}>
                  <Text size="sm">{text}</Text>
                </dd>
              </div>
            ))}
          </dl>
          {proofs.length > 0 && <Proofs proofs={proofs} labels={labels} />}
          {action && <TextLink href={action.href}>{action.label}</TextLink>}
        </Stack>
      </Disclosure>
    </div>
  );
}
