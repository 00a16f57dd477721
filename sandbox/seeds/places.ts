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

export const JAPANESE_PLACES: Places = {
  lands: words('北県 南県 東県 西県 上県 下県'),
  spots: words(
    '東町 西町 南町 北町 上町 下町 新町 本町 中町 元町 大町 小町 川口 川上 川下 山手 山下 浜町 港町 橋本 池上 谷口 坂上 坂下 台町 丘町 森町 原町 宮町 寺町',
  ),
  of: words(
    '桜 梅 松 竹 杉 楓 椿 萩 菊 藤 柳 桐 楠 榎 柏 栗 柿 桃 橘 葵 茜 菫 蓮 稲 麦 鶴 亀 鷹 鷺 雀 鹿 兎 蛍 月',
  ),
  join: (place, name) => `${name}${place}`,
};

export const PORTUGUESE_PLACES: Places = {
  lands: words('Planalto Litoral Sertão Vale Serra Pantanal'),
  spots: words(
    'Vila Jardim Parque Porto Campo Lagoa Serrinha Monte Morro Riacho Praia Ponte Barra Ilha Vale Fonte Pedra Baía Mata Bosque Cabo Costa Fazenda Chapada Cachoeira Passo Alto Recanto Capão Arraial',
  ),
  of: words(
    'Acácias Palmeiras Mangueiras Azaleias Camélias Figueiras Laranjeiras Oliveiras Jabuticabas Pitangas Goiabas Amoras Violetas Hortênsias Orquídeas Rosas Margaridas Araras Garças Andorinhas Corujas Gaivotas Borboletas Abelhas Capivaras Onças Tartarugas Estrelas Pedras Águas Flores Conchas Areias Pontes',
  ),
  join: (place, name) => `${place} das ${name}`,
};
