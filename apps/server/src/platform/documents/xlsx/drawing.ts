import { escapeXml } from './escape.ts';
import type { Picture, PlacedPicture, Sheet } from './types.ts';

const drawings = 'http://schemas.openxmlformats.org/drawingml/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** English Metric Units in a pixel. */
const emus = 9525;
/** Pixels around a picture. */
export const room = 8;

/** The pictures of a sheet; the logo is the first. */
export const picturesOf = ({ logo, pictures = [] }: Sheet, name = ''): PlacedPicture[] => [
  ...(logo ? [{ picture: logo, row: 0, column: 0, name }] : []),
  ...pictures,
];

/** Each picture once, however often it is placed. */
export const mediaOf = (placed: readonly PlacedPicture[]): Picture[] => [
  ...new Set(placed.map(({ picture }) => picture)),
];

export const mediaName = ({ type }: Picture, at: number): string => `image${at + 1}.${type}`;

const anchorXml = ({ picture, row, column, name }: PlacedPicture, at: number, image: number): string =>
  [
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${room * emus}</xdr:rowOff></xdr:from>`,
    `<xdr:ext cx="${Math.round(picture.width * emus)}" cy="${Math.round(picture.height * emus)}"/>`,
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${at + 1}" name="Picture ${at + 1}" descr="${escapeXml(name)}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>`,
    `<xdr:blipFill><a:blip r:embed="rId${image + 1}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>`,
    '<xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>',
  ].join('');

/** `xl/drawings/drawingN.xml`: where each picture stands. Its relations name the media in their order. */
export const drawingXml = (placed: readonly PlacedPicture[]): string => {
  const images = new Map(mediaOf(placed).map((picture, at) => [picture, at]));
  return [
    `<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main" xmlns:r="${office}">`,
    ...placed.map((each, at) => anchorXml(each, at, images.get(each.picture) ?? 0)),
    '</xdr:wsDr>',
  ].join('');
};
