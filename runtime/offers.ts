/** The door for what stands beside banners and partners: screens that show none do not load their art. */
export { bannerCoin, bannerLeaf, bannerSun } from './ui/art/bannerArtworks.ts';
export { partner1, partner2, partner3, partner4, partner5, partner6 } from './ui/art/partnerArtworks.ts';
export { Banners } from './ui/Banners.tsx';
