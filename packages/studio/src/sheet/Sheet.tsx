import type { Mode } from '@vitrine/tokens';
import { Suspense } from 'react';
import type { CSSProperties } from 'react';
import { Boundary } from '../stage/Boundary.tsx';
import type { BrandDraft, Look, Scene, Surface } from '../types.ts';
import { useTranslate } from '../words.ts';
import { PENDING } from './pending.ts';
import * as css from './sheet.css.ts';
import { keyPairs, seedsOf } from './swatches.ts';

interface SheetProps {
  brandDraft: BrandDraft;
  look: Look;
  /** Those that a sheet shows. */
  surfaces: readonly Surface[];
  /** Stands above the surfaces. */
  title: string;
}

const Pairs = ({ brandDraft: { style }, mode }: { brandDraft: BrandDraft; mode: Mode }) => {
  const t = useTranslate();
  return (
    <section className={css.section}>
      <h2 className={css.title}>
        {t('report.pairsTitle')}: {t(`mode.${mode}`)}
      </h2>
      <ul className={css.pairs}>
        {keyPairs(style, mode).map(({ foreground, background, front, ground, ratio }) => {
          const look: CSSProperties = { color: front, background: ground };
          return (
            <li key={`${foreground} ${background}`} className={css.pair} style={look}>
              <span className={css.letters}>Aa</span>
              <span className={css.roles}>
                {ratio.toFixed(1)} : 1
                <br />
                {front} / {ground}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Colours = ({ brandDraft }: { brandDraft: BrandDraft }) => {
  const t = useTranslate();
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('colours.title')}</h2>
      <ul className={css.row}>
        {seedsOf(brandDraft.style).map(({ seed, colour }) => (
          <li key={seed} className={css.swatch}>
            <span className={css.patch} style={{ background: colour }} />
            <span>{t(`seed.${seed}`)}</span>
            <span className={css.muted}>{colour}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 áâãçéíóõú';

const Type = ({ brandDraft: { name, style } }: { brandDraft: BrandDraft }) => {
  const t = useTranslate();
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('type.title')}</h2>
      <div className={css.specimens}>
        <div>
          <p className={css.muted}>
            {t('type.display')}: {style.type.display}
          </p>
          <p className={css.display1}>{name}</p>
          <p className={css.display2}>Aa Bb Cc 123</p>
        </div>
        <div>
          <p className={css.muted}>
            {t('type.text')}: {style.type.text}
          </p>
          <p className={css.running}>{ALPHABET}</p>
        </div>
      </div>
    </section>
  );
};

const viewerOf = ({ viewers }: Surface, { viewer }: Look): Look['viewer'] =>
  !viewers || viewers.includes(viewer) ? viewer : (viewers.find((one) => one === 'approved') ?? viewers[0] ?? viewer);

const Tile = ({ surface, scene }: { surface: Surface; scene: Scene }) => (
  <figure className={css.tile}>
    <figcaption className={css.muted}>{surface.title}</figcaption>
    <div className={css.window} inert>
      <div className={css.scaled}>
        <Boundary fallback={null}>
          <Suspense fallback={<span {...{ [PENDING]: true }} />}>{surface.render(scene)}</Suspense>
        </Boundary>
      </div>
    </div>
  </figure>
);

/** A brand draft on one sheet: its name, colours, letters, what can be read on what, and the marketplace in them. */
export const Sheet = ({ brandDraft, look, surfaces, title }: SheetProps) => {
  const { mode, language } = look;
  const logo = (mode === 'dark' ? (brandDraft.logoDark ?? brandDraft.logo) : brandDraft.logo)?.src ?? null;
  const scene = { language, mode, name: brandDraft.name, logo };
  return (
    <article className={css.sheet} data-part="sheet">
      <header className={css.head}>
        <h1 className={css.name}>{brandDraft.name}</h1>
        {logo && <img className={css.logo} src={logo} alt="" />}
      </header>
      <Colours brandDraft={brandDraft} />
      <Type brandDraft={brandDraft} />
      <Pairs brandDraft={brandDraft} mode="light" />
      <Pairs brandDraft={brandDraft} mode="dark" />
      <section className={css.section}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.tiles}>
          {surfaces.map((surface) => (
            <Tile key={surface.id} surface={surface} scene={{ ...scene, viewer: viewerOf(surface, look) }} />
          ))}
        </div>
      </section>
    </article>
  );
};
