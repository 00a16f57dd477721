import { makePicture, type Picture, type Pictures } from '../../compiler/pictures.ts';

/** How a file of each kind begins. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  png: '\x89PNG',
  jpg: '\xff\xd8\xff',
  webp: 'RIFF....WEBP',
  avif: '....ftypavif',
};

/** Whatever a generated tenant calls a picture, there is one, so that names can be changed like any other value. */
class PicturesOfEveryName extends Map<string, Picture> {
  override get(name: string): Picture | undefined {
    const beginning = BEGINNINGS[name.slice(name.lastIndexOf('.') + 1)];
    return beginning === undefined ? undefined : makePicture(name, Buffer.from(beginning + name, 'latin1'));
  }
}

export const picturesOfEveryName: Pictures = new PicturesOfEveryName();
