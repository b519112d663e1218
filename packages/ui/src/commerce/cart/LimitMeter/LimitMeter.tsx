import { Progress } from '../../../components/Progress/index.ts';
import { Icon, Text, TextLink } from '../../../foundation/index.ts';
import * as css from './LimitMeter.css.ts';

export interface LimitMeterItem {
  id: string;
  /** What is missing or left, in words. */
  text: string;
  /** From 0 to 1. Without it there is no bar. */
  value?: number;
  /** Where it is corrected; for an item without a bar. */
  href?: string;
  /** `broken`: the order cannot be sent like this. */
  state: 'open' | 'met' | 'broken';
}

export interface LimitMeterProps {
  /** Minimums and maximums of a product, collection or brand. Nothing shows without any. */
  meters: readonly LimitMeterItem[];
  /** Names the list. */
  label: string;
  /** The label shows above the list: several lists of different collections stand below each other. */
  titled?: boolean;
  /** One line each, for a product among others. */
  compact?: boolean;
}

const icons = { open: 'info', met: 'success', broken: 'error' } as const;

function Sentence({ text, value, href, compact }: LimitMeterItem & { compact?: boolean }) {
  if (value !== undefined) return <Progress label={text} value={value} inline={compact} />;
  return <Text size="sm">{href ? <TextLink href={href}>{text}</TextLink> : text}</Text>;
}

/** How far an order is from its minimums and maximums, while quantities are typed. */
export function LimitMeter({ meters, label, titled = false, compact }: LimitMeterProps) {
  if (meters.length === 0) return null;
  const list = (
    <ul data-component="LimitMeter" aria-label={label} data-compact={compact || undefined} className={css.meters}>
      {meters.map((meter) => (
        <li key={meter.id} data-state={meter.state} className={css.meter}>
          <span className={css.states[meter.state]}>
            <Icon name={icons[meter.state]} size="sm" />
          </span>
          <Sentence {...meter} compact={compact} />
        </li>
      ))}
    </ul>
  );
  if (!titled) return list;
  return (
    <div className={css.titled}>
      <Text size="sm" weight="strong">
        {label}
      </Text>
      {list}
    </div>
  );
}
