import { themes } from '@vitrine/tokens';
import { BrandCard } from '@vitrine/ui/commerce/catalogue/BrandCard';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Container, Grid, Heading, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { brandCards } from '@vitrine/ui/testing';
import type { ThemeName } from '@vitrine/tokens';
import type { DocumentSurface, BrandDraft, Look, Scene, Surface } from '../../types.ts';

export const brandDraft = (name: string, theme: ThemeName): BrandDraft => ({
  name,
  style: themes[theme],
  logo: null,
  logoDark: null,
});

export const look: Look = { viewer: 'visitor', mode: 'light', language: 'en', widths: [390, 1440], vision: 'full' };

const Cards = ({ name, viewer }: Scene) => (
  <Container>
    <Stack space="lg">
      <Heading level={1}>{name}</Heading>
      <Text>{viewer}</Text>
      <TextLink href="/brands">All brands</TextLink>
      <Grid columns={{ mobile: 1, desktop: 3 }}>
        {brandCards.slice(0, 3).map(({ id, ...card }) => (
          <BrandCard key={id} {...card} seeMore="See more" />
        ))}
      </Grid>
      <Button>Subscribe</Button>
    </Stack>
  </Container>
);

const surface = (id: string, title: string, group: string, render: Surface['render']): Surface => ({
  id,
  title,
  group,
  render,
});

export const cards = surface('cards', 'Brand cards', 'Landing', (scene) => <Cards {...scene} />);

export const broken = surface('broken', 'Broken', 'Orders', () => {
  throw new Error('Broken on purpose.');
});

export const dialog = surface('dialog', 'Welcome', 'Dialogs', ({ name }) => (
  <Dialog open onClose={() => undefined} title={`Welcome to ${name}`} closeLabel="Close">
    <Button>See the brands</Button>
  </Dialog>
));

export const tall = surface('tall', 'Tall', 'Landing', () => (
  <Stack>
    {Array.from({ length: 200 }, (_, line) => (
      <Text key={line}>Line {line}</Text>
    ))}
  </Stack>
));

export const letter: DocumentSurface = {
  id: 'letter',
  title: 'Letter',
  group: 'Mails',
  html: ({ name }, { seeds }) =>
    `<!doctype html><html lang="en"><head><style>@media (prefers-color-scheme: dark){p{color:#ffffff!important}}</style></head><body style="margin:0"><p style="color:${seeds.brand}">Dear ${name}</p><script>parent.document.title='taken over'</script></body></html>`,
};
