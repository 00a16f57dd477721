/** Parts that invented names of counties and towns are made of. */
export interface Places {
  /** 6 for counties. */
  readonly lands: readonly string[];
  /** 30 for towns. */
  readonly spots: readonly string[];
  /** 34 that go with each. */
  readonly of: readonly string[];
  readonly join: (place: string, name: string) => string;
}

const words = (text: string): string[] => text.split(' ');

export const ENGLISH_PLACES: Places = {
  lands: words('North South East West Upper Lower'),
  spots: words(
    'bridge ford field haven wick stead worth ham ton bury combe dale den holt hurst ley mead mere minster moor mouth pool port ridge stoke stow thorpe wall well wood',
  ),
  of: words(
    'Alder Ash Aspen Barley Bay Beech Birch Bram Cedar Cherry Clay Clover Copper Dove Elder Elm Fern Finch Fox Hazel Heather Holly Ivy Lark Linden Maple Marl Oak Otter Reed Rowan Swan Thistle Willow',
  ),
  join: (place, name) => (/^[A-Z]/.test(place) ? `${place} ${name}shire` : `${name}${place}`),
};

/** A place and whose it is, so that nothing has to agree in gender. */
export const ROMANIAN_PLACES: Places = {
  lands: words('Ținutul Codrul Câmpul Podișul Plaiul Depresiunea'),
  spots: words(
    'Valea Câmpia Lunca Poiana Dealul Izvorul Podul Gura Fântâna Piatra Satul Culmea Vadul Moara Colina Movila Grădina Cetatea Lacul Insula Crângul Dumbrava Livada Pădurea Șesul Zăvoiul Pârâul Hanul Curtea Târgul',
  ),
  of: words(
    'Cireșilor Teilor Stejarilor Brazilor Fagilor Nucilor Mestecenilor Salcâmilor Plopilor Paltinilor Ulmilor Frasinilor Carpenilor Arinilor Alunilor Merilor Perilor Prunilor Vișinilor Caișilor Viilor Trandafirilor Macilor Ghioceilor Cerbilor Lupilor Vulturilor Șoimilor Berzelor Rândunelelor Albinelor Morarilor Olarilor Fierarilor',
  ),
  join: (place, name) => `${place} ${name}`,
};
