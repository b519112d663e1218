const list = (names: string): readonly string[] => names.split(' ');

/** Names that products carry. Thirty-seven and fifty-three are prime, so that neighbours differ for long. */
export const productNames = list(
  'Amália Noor Vera Ilse Marga Tilde Rosa Alma Siena Inka Paloma Greta Olive Thea Mara Lola Edda Suri Cleo Nina Frida Iris Luz Dora Maren Anouk Stella Pia Romy Zuri Elba Naia Freya Lua Cora Esme Tova Ada Bruna Celia Delfina Elin Flora Gaia Helga Ida Jara Kira Linnea Mirela Nadia Oriana Petra',
);
export const firstNames = list(
  'Ana Bruno Camille David Elena Fabio Greta Hugo Isabel João Karin Luca Maria Nils Olivia Paulo Quinn Rafaela Sara Tomás Ulla Vítor Wanda Yara',
);
export const lastNames = list(
  'Almeida Becker Costa Duarte Eriksen Fontaine Gomes Hansen Ivanova Jensen Kowalski Lima Moreau Nakamura Oliveira Pinto Quintana Rossi Silva Torres Ulrich Varga Weiss Zanetti',
);
