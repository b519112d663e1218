import { createTranslator } from '../words.ts';

/** Why an uploaded picture is not taken. */
export const t = createTranslator({
  unreadable: {
    en: 'This file cannot be read as a picture. Save it again as {formats}.',
    pt_BR: 'Não foi possível ler este arquivo como imagem. Salve-o de novo como {formats}.',
  },
  heic: {
    en: 'This is a HEIC picture, as iPhones take them. Open it, and export it as {formats}.',
    pt_BR: 'Esta é uma imagem HEIC, como as do iPhone. Abra-a e exporte-a como {formats}.',
  },
  wrongType: {
    en: 'Pictures are {formats}. Save this one as one of them.',
    pt_BR: 'As imagens são {formats}. Salve esta em um desses formatos.',
  },
  tooManyPixels: {
    en: 'The picture has {width} × {height} pixels. Make it smaller: {limit} million pixels at most.',
    pt_BR: 'A imagem tem {width} × {height} pixels. Reduza para no máximo {limit} milhões de pixels.',
  },
  tooLong: {
    en: 'Drawing this picture takes too much time or memory. Make it smaller or simpler, or save it as PNG.',
    pt_BR: 'Desenhar esta imagem exige tempo ou memória demais. Reduza ou simplifique-a, ou salve-a como PNG.',
  },
  svgEntities: {
    en: 'The drawing defines entities (<!ENTITY>), which are not read. Save it as plain SVG or as PNG.',
    pt_BR: 'O desenho define entidades (<!ENTITY>), que não são lidas. Salve-o como SVG simples ou como PNG.',
  },
  svgImage: {
    en: 'The drawing contains a picture (<image>), which would be missing. Turn it into shapes, or save the drawing as PNG.',
    pt_BR:
      'O desenho contém uma imagem (<image>), que ficaria faltando. Transforme-a em formas ou salve o desenho como PNG.',
  },
  svgText: {
    en: 'The text “{text}” in the drawing needs the font {font}, which the server does not have. Convert the text to outlines, or save the drawing as PNG.',
    pt_BR:
      'O texto “{text}” do desenho precisa da fonte {font}, que o servidor não tem. Converta o texto em curvas ou salve o desenho como PNG.',
  },
  svgNested: {
    en: 'Groups in the drawing are nested more than {limit} levels deep. Ungroup them, or save the drawing as PNG.',
    pt_BR: 'Os grupos do desenho têm mais de {limit} níveis. Desagrupe-os ou salve o desenho como PNG.',
  },
  svgElements: {
    en: 'The drawing has more than {limit} elements, once all that it repeats is counted. Simplify it, or save it as PNG.',
    pt_BR:
      'O desenho tem mais de {limit} elementos, contando tudo o que ele repete. Simplifique-o ou salve-o como PNG.',
  },
  svgUses: {
    en: 'The drawing repeats its parts with <use> more than {limit} times, or without end. Expand its symbols, or save it as PNG.',
    pt_BR:
      'O desenho repete suas partes com <use> mais de {limit} vezes, ou sem fim. Expanda os símbolos ou salve-o como PNG.',
  },
  svgFilters: {
    en: 'The drawing applies more than {limit} filter effects (<filter>), such as blurs and shadows. Remove some, or save it as PNG.',
    pt_BR:
      'O desenho aplica mais de {limit} efeitos de filtro (<filter>), como desfoques e sombras. Remova alguns ou salve-o como PNG.',
  },
  svgPatterns: {
    en: 'The drawing applies more than {limit} patterns, markers, masks or clips. Expand them, or save it as PNG.',
    pt_BR:
      'O desenho aplica mais de {limit} padrões, marcadores, máscaras ou recortes. Expanda-os ou salve-o como PNG.',
  },
});
