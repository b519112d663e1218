import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { LinkTabs } from '@vitrine/ui/components/LinkTabs';
import { Select } from '@vitrine/ui/components/Select';
import { Switch } from '@vitrine/ui/components/Switch';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Heading, Inline, Picture, Section, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { goods } from '../../packages/ui/src/testing/pictures.ts';

const things = [
  { name: 'Linen shirt dress', price: '€ 84.00', src: goods('dress', 'linen', '#b5543a', '#f0e2cf', 3) },
  { name: 'Boxy camp shirt', price: '€ 46.00', src: goods('shirt', 'stripe', '#27496d', '#f4efe4', 5) },
  { name: 'Ribbed cardigan', price: '€ 72.00', src: goods('knit', 'rib', '#7c8b6f', '#e8e1d3', 8) },
  { name: 'Everyday tote', price: '€ 58.00', src: goods('tote', 'leather', '#3a2a22', '#c9a27a', 2) },
];

const Intro = () => (
  <Section space="tight">
    <Stack space="lg">
      <Text caps tone="muted">
        New collection
      </Text>
      <Heading level={1} size="hero">
        The long afternoon
      </Heading>
      <Text size="lg" tone="muted" measure>
        Forty pieces in linen, silk and washed cotton for the first warm days. Order by 30 November, delivered from
        January. <TextLink href="#">About the house</TextLink>
      </Text>
      <Inline>
        <Button size="lg">Shop the collection</Button>
        <Button size="lg" variant="secondary">
          Line sheet
        </Button>
      </Inline>
    </Stack>
  </Section>
);

const Goods = () => (
  <Section space="none">
    <Stack space="lg">
      <LinkTabs
        label="Lume"
        items={[
          { href: '#all', label: 'All', current: true, count: 40 },
          { href: '#dresses', label: 'Dresses', count: 12 },
          { href: '#knit', label: 'Knitwear', count: 8 },
        ]}
      />
      <Grid columns={{ mobile: 2, desktop: 4 }} space={{ mobile: 'sm', desktop: 'lg' }} rowSpace="lg">
        {things.map(({ name, price, src }, index) => (
          <Stack key={name} space="xs">
            <Picture src={src} alt="" />
            <Inline justify="between" space="xs">
              <Text weight="strong" size="sm">
                {name}
              </Text>
              {index === 0 ? <Badge tone="accent">New</Badge> : null}
            </Inline>
            <Text size="sm" tone="muted" tabular>
              {price}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  </Section>
);

const Controls = () => (
  <Section space="tight">
    <Grid columns={{ mobile: 1, tablet: 2 }} space="xl" rowSpace="xl">
      <Stack space="lg">
        <TextField label="E-mail" type="email" hint="Where we send the confirmation." />
        <Select label="Price list" options={[{ value: 'eu', label: 'Europe, wholesale' }]} />
        <Inline space="lg">
          <Checkbox label="Women" defaultChecked />
          <Switch label="Active collections only" defaultChecked />
        </Inline>
      </Stack>
      <Stack>
        <Banner tone="positive">You're all set to order!</Banner>
        <Banner tone="caution">Add € 120.00 more to reach the minimum.</Banner>
        <Banner tone="critical">Two products are no longer available.</Banner>
      </Stack>
    </Grid>
  </Section>
);

const Closing = ({ tone }: { tone: 'brand' | 'inverse' }) => (
  <Section tone={tone} space="tight">
    <Inline justify="between" space="lg">
      <Heading level={2}>Meet us in Paris</Heading>
      <Button variant={tone === 'brand' ? 'primary' : 'secondary'}>Book an appointment</Button>
    </Inline>
  </Section>
);

/** A sample page with headings, products, form fields and messages, to review the theme of a partner. */
export const Board = () => (
  <>
    <Intro />
    <Goods />
    <Controls />
    <Closing tone="brand" />
    <Closing tone="inverse" />
  </>
);
