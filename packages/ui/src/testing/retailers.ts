const kinds = ['Ateliê', 'Boutique', 'Casa', 'Corner', 'Empório', 'Galeria', 'Harbour', 'Loja', 'Maison', 'Studio'];
const names = ['Aurora', 'Bela Vista', 'Cedro', 'do Porto', 'Estrela', 'Flor', 'Lume', 'Mar', 'Norte', 'Sol'];
const cities = ['Porto', 'São Paulo', 'Lisbon', 'Recife', 'Copenhagen', 'Lyon', 'Austin'];

const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';

/** Retailers of the stories, each with a name of its own and a city. */
export const retailersOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    value: String(place + 1),
    label: `${at(kinds, place)} ${at(names, Math.floor(place / 10))} ${Math.floor(place / 100) + 1}`,
    detail: at(cities, place),
  }));
