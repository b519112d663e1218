import { useQuery } from '@tanstack/react-query';
import type { LinkGroup } from '@vitrine/api/client';
import type { ContentKind, LanguageCode } from '@vitrine/api/rules';
import { RichHtml } from '@vitrine/ui/components/RichHtml';
import { Box, Heading, Stack, TextLink } from '@vitrine/ui/foundation';
import { Hero } from '@vitrine/ui/sections/Hero';
import BelowHeroes from '../../../shared/connected/landing/BelowHeroes.tsx';
import { CampaignPage } from '../../../shared/connected/pages/CampaignPage.tsx';
import { CompanyStory } from '../../../shared/connected/pages/CompanyStory.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { toHero } from '../../../shared/mappers/landing.ts';
import { inLanguage, type Fields } from '../../parts/mappers/staffContent.ts';
import type { WireCampaign, WireHero, WireLanding, WireWhoWeAre } from '../../../shared/mappers/wire.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { PreviewWindow } from './PreviewWindow.tsx';

const nothing = () => undefined;

function Landing({ texts }: { texts: Partial<WireLanding> }) {
  const { queries } = useServices();
  const { data } = useQuery(queries.landing.content());
  return data ? <BelowHeroes content={{ ...data, ...texts }} /> : null;
}

function Links({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ group, links }) => (
    <Stack key={group} space="xs">
      <Heading level={3} size="sm">
        {group}
      </Heading>
      {links.map(({ id, text, url }) => (
        <span key={id}>
          <TextLink href={url}>{text}</TextLink>
        </span>
      ))}
    </Stack>
  ));
}

/** The document in one language has the shape of the shop's answer: the server makes it the same way. */
function Shown({ kind, shown }: { kind: ContentKind; shown: Fields }) {
  if (kind === 'hero')
    return <Hero {...toHero(shown as unknown as WireHero, { onLogin: nothing, onRegister: nothing })} />;
  if (kind === 'page') return <CampaignPage page={shown as unknown as WireCampaign} />;
  if (kind === 'company') {
    const { partners, ...whoweare } = shown as unknown as WireWhoWeAre['whoweare'] & Pick<WireWhoWeAre, 'partners'>;
    return <CompanyStory whoweare={whoweare} partners={partners} />;
  }
  if (kind === 'landing') return <Landing texts={shown as Partial<WireLanding>} />;
  if (kind === 'links') return <Links groups={shown['groups'] as LinkGroup[]} />;
  return <RichHtml html={String(shown['text'])} />;
}

/** Kinds that have no section of their own. */
const withoutPreview: readonly ContentKind[] = ['settings', 'event', 'segment', 'segments', 'categories', 'names'];

/** Kinds that are seen as a page of the shop, in a window of their own. */
const pages: readonly ContentKind[] = ['hero', 'page', 'company', 'landing'];

interface PreviewProps {
  kind: ContentKind;
  document: Fields;
  language: LanguageCode;
}

/** What the shop will show, by the shop's own components. */
export function Preview({ kind, document, language }: PreviewProps) {
  const t = useTranslate();
  if (withoutPreview.includes(kind)) return null;
  const shown = <Shown kind={kind} shown={inLanguage(document, language) as Fields} />;
  return (
    <Stack space="sm">
      <Heading level={2} size="sm">
        {t('admin.content.preview')}
      </Heading>
      {pages.includes(kind) ? (
        <PreviewWindow language={language}>{shown}</PreviewWindow>
      ) : (
        <Box as="section" border radius="card" padding="md">
          {shown}
        </Box>
      )}
    </Stack>
  );
}
