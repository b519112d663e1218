export interface ShopSketch {
  name: string;
  town: string;
  country: string;
  en: string;
  pt: string;
}

const parse = (lines: string): ShopSketch[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', town = '', country = '', en = '', pt = ''] = line.split('|').map((part) => part.trim());
      return { name, town, country, en, pt };
    });

export const galleryShops = parse(`
Armazém do Chiado | Lisbon | Portugal | A former tea warehouse with three floors of independent labels. | Um antigo armazém de chá com três andares de marcas independentes.
Rua Direita | Porto | Portugal | A corner shop that dresses half the architects of the city. | Uma loja de esquina que veste metade dos arquitetos da cidade.
Comptoir Delmas | Bordeaux | France | Family department store, fourth generation. | Magazine de família, quarta geração.
Havnehuset | Copenhagen | Denmark | Opening this spring in a boat shed. | Abre nesta primavera em um galpão de barcos.
Lopes & Filhos | Coimbra | Portugal | Menswear since the founder sold ties from a suitcase. | Moda masculina desde que o fundador vendia gravatas de uma mala.
Harbour Store | Bristol | United Kingdom | Clothes, coffee and a dog called Button. | Roupas, café e um cachorro chamado Button.
North Lane | Leeds | United Kingdom | Forty square metres, no bad mirror. | Quarenta metros quadrados, nenhum espelho ruim.
Maison Perle | Lyon | France | Silk town, silk shop. | Cidade da seda, loja da seda.
Galeria Oito | Barcelona | Spain | Eight labels at a time, changed every eight weeks. | Oito marcas de cada vez, trocadas a cada oito semanas.
Dry Goods | Austin | United States | Denim, leather, shade. | Jeans, couro, sombra.
The Other Room | New York | United States | By appointment above a bakery. | Com hora marcada, em cima de uma padaria.
Kiosk Seven | Berlin | Germany | A kiosk that outgrew its pavement. | Um quiosque que não coube mais na calçada.
Sasso | Bologna | Italy | Under the porticoes, dry in any weather. | Sob os pórticos, seco em qualquer tempo.
Blå Dør | Oslo | Norway | Find the blue door. | Procure a porta azul.
Ten Thousand Things | Tokyo | Japan | About four hundred things, in truth. | Umas quatrocentas coisas, na verdade.
Little Wren | Dublin | Ireland | Children’s clothes and a reading corner. | Roupas infantis e um canto de leitura.
Perfumery Anders | Vienna | Austria | Scents and creams, opposite the opera. | Perfumes e cremes, em frente à ópera.
Casa Jacarandá | Mexico City | Mexico | A courtyard house in Roma Norte. | Uma casa com pátio na Roma Norte.
Atlas Supply | Casablanca | Morocco | Workwear for people who work. | Roupa de trabalho para quem trabalha.
Studio Mile | Montreal | Canada | Winter is long; the shop is warm. | O inverno é longo; a loja é quente.
Salon Vert | Brussels | Belgium | Plants, knitwear, silence. | Plantas, tricô, silêncio.
Coastline | Sydney | Australia | Swimwear twelve months a year. | Moda praia doze meses por ano.
Mercer & Daughter | Edinburgh | United Kingdom | The daughter runs it now. | Agora quem dirige é a filha.
Oficina 21 | Madrid | Spain | An old garage with very good light. | Uma antiga oficina com luz muito boa.
Parcel | Amsterdam | Netherlands | Online first, with one shelf in the Jordaan. | Primeiro on-line, com uma prateleira no Jordaan.
Vila Rica | São Paulo | Brazil | Imported labels in a house with a mango tree. | Marcas importadas em uma casa com mangueira.
Sunday Room | Seoul | South Korea | Open from Friday to Sunday. | Aberta de sexta a domingo.
Fernweh | Munich | Germany | For people who pack light. | Para quem viaja leve.
Peony Lane | Singapore | Singapore | Dresses for air-conditioned evenings. | Vestidos para noites com ar-condicionado.
Magasin Nord | Stockholm | Sweden | The department store of the north. | O magazine do norte.
Olive & Ink | Athens | Greece | Linen, sandals, books. | Linho, sandálias, livros.
Quarterdeck | Split | Croatia | A summer shop by the ferry. | Uma loja de verão junto à balsa.
Third Place | Chicago | United States | Between home and work. | Entre a casa e o trabalho.
Bazar Zuri | Cape Town | South Africa | A bright shop on a steep street. | Uma loja clara em uma rua íngreme.
Le Petit Quai | Nantes | France | A very small quay indeed. | Um cais muito pequeno, de fato.
Folklore | Warsaw | Poland | Embroidery of everywhere. | Bordados de toda parte.`);

export const beachShops = parse(`
Loja do Porto | Salvador | Brazil | Beachwear by the ferry to the islands. | Moda praia ao lado da balsa para as ilhas.
Areia Branca | Florianópolis | Brazil | Surf, sun, sandals. | Surfe, sol, sandálias.
Casa da Maré | Recife | Brazil | Three shops between two rivers. | Três lojas entre dois rios.
Jangada | Fortaleza | Brazil | A shop with its feet in the sand. | Uma loja com os pés na areia.
Empório Ipanema | Rio de Janeiro | Brazil | Since the first two-piece. | Desde o primeiro duas-peças.
Vento Sul | Porto Alegre | Brazil | Summer arrives late and stays long. | O verão chega tarde e fica muito.
Bazar Caju | Natal | Brazil | Prints, lace, cashew ice cream. | Estampas, renda, sorvete de caju.
Playa Chica | Montevideo | Uruguay | Small beach, large shop. | Praia pequena, loja grande.`);

export const eveningShops = parse(`
Galerie Minuit | Paris | France | Evening wear, from nine. | Roupas de noite, a partir das nove.
The Velvet Floor | London | United Kingdom | The floor really is velvet. | O chão é mesmo de veludo.
Salone Nero | Milan | Italy | One dress in the window. | Um vestido na vitrine.
Palais Rive | Geneva | Switzerland | By the lake, by appointment. | À beira do lago, com hora marcada.
Dar Al Layl | Dubai | United Arab Emirates | Private fittings until two. | Provas particulares até as duas.
Étoile Noire | Dakar | Senegal | Occasions, all of them. | Ocasiões, todas elas.
Opernring 3 | Vienna | Austria | Five minutes before the curtain. | Cinco minutos antes da cortina.
Maison Obscura | New York | United States | Ring twice. | Toque duas vezes.`);

export const northernShops = parse(`
Brygga | Bergen | Norway | On the old wharf. | No velho cais.
Kvist | Copenhagen | Denmark | Twigs, wool, wood. | Galhos, lã, madeira.
Nordiska Rummet | Stockholm | Sweden | The Nordic room. | A sala nórdica.
Lumi | Helsinki | Finland | First snow, first customers. | Primeira neve, primeiros clientes.
Ullbutikken | Tromsø | Norway | Wool above the Arctic Circle. | Lã acima do Círculo Ártico.
Havn | Aarhus | Denmark | A shop with a view of cranes. | Uma loja com vista para guindastes.
Sjö | Gothenburg | Sweden | For the boat and after it. | Para o barco e para depois dele.
Stofa | Reykjavík | Iceland | A living room that sells things. | Uma sala de estar que vende coisas.`);

export const beautyShops = parse(`
Parfumerie des Lilas | Paris | France | Three counters and one armchair. | Três balcões e uma poltrona.
Botica Aurora | Lisbon | Portugal | A pharmacy of 1891 that kept its drawers. | Uma farmácia de 1891 que guardou as gavetas.
Apotek Nord | Stockholm | Sweden | Prescriptions at the back, petals at the front. | Receitas no fundo, pétalas na frente.
Casa da Pele | São Paulo | Brazil | Facials by appointment, advice without. | Limpezas com hora marcada, conselhos sem.
The Powder Room | Edinburgh | United Kingdom | Once a real one. | Já foi um de verdade.
Sabun | Istanbul | Turkey | Soap, since before there were labels. | Sabonete, desde antes dos rótulos.
Lumière | Montreal | Canada | A shop window that glows in February. | Uma vitrine que brilha em fevereiro.
Hibiscus Bar | Singapore | Singapore | Tea first, then serum. | Primeiro chá, depois sérum.`);

export const streetShops = parse(`
Corner 41 | London | United Kingdom | The queue starts at the bus stop. | A fila começa no ponto de ônibus.
Baixo Centro | São Paulo | Brazil | Skate downstairs, clothes upstairs. | Skate embaixo, roupa em cima.
Kiez | Berlin | Germany | Opens when the shutters do. | Abre quando as portas sobem.
Deadstock | New York | United States | Never is, for long. | Nunca é, por muito tempo.
Tunnel | Seoul | South Korea | Platform level, exit 6. | Nível da plataforma, saída 6.
Ligne 13 | Paris | France | Between two stations. | Entre duas estações.
Warehouse Nine | Rotterdam | Netherlands | Forklift included. | Empilhadeira incluída.
Asfalto | Lisbon | Portugal | Steep street, flat shoes. | Rua íngreme, sapato baixo.`);
