/** The one ordered list of screens: the only list that knows them by name. */

import type { Manifest } from '#runtime';
import accessibility from './accessibility/manifest.ts';
import accountDelete from './account-delete/manifest.ts';
import accountDeleteAuthorize from './account-delete-authorize/manifest.ts';
import accountHome from './account-home/manifest.ts';
import accountValidation from './account-validation/manifest.ts';
import ourMerchendisingPartnersAll from './all-partners/manifest.ts';
import myCardAcceptance from './card/acceptance/manifest.ts';
import myCardActivate from './card/activate/manifest.ts';
import myCardBalances from './card/balances/manifest.ts';
import myCardBlock from './card/block/manifest.ts';
import myCardBlockReplace from './card/block-and-replace/manifest.ts';
import myCardBlockPermanently from './card/block-permanently/manifest.ts';
import myCardBlockReplaceConfirm from './card/choose-reason/manifest.ts';
import cardDetails from './card/details/manifest.ts';
import myCardGetPlasticCard from './card/get-plastic-card/manifest.ts';
import ourMerchendisingPartners from './card/partners/manifest.ts';
import myCardPinChange from './card/pin-change/manifest.ts';
import myCardPinReveal from './card/pin-reveal/manifest.ts';
import plasticlessCardImage from './card/plasticless/card-image/manifest.ts';
import plasticlessCardInfo from './card/plasticless/card-info/manifest.ts';
import plasticlessVerification from './card/plasticless/otp-verification/manifest.ts';
import myCardRemove from './card/remove/manifest.ts';
import myCardTransactions from './card/transactions/manifest.ts';
import myCardUnblock from './card/unblock/manifest.ts';
import myCardAdd from './card-add/manifest.ts';
import changeEmailValidation from './change-email-validation/manifest.ts';
import contactUs from './contact-us/manifest.ts';
import forgotPassword from './forgot-password/manifest.ts';
import home from './home/manifest.ts';
import login from './login/manifest.ts';
import logout from './logout/manifest.ts';
import notFound from './not-found/manifest.ts';
import profileNotifications from './notifications/manifest.ts';
import passwordInit from './password-init/manifest.ts';
import myProfile from './profile/manifest.ts';
import reconnect from './reconnect/manifest.ts';
import registration from './registration/manifest.ts';
import profileTermsCondsList from './terms/manifest.ts';

export const manifests: readonly Manifest[] = [
  home,
  registration,
  accountValidation,
  changeEmailValidation,
  forgotPassword,
  passwordInit,
  login,
  logout,
  reconnect,
  accountHome,
  myCardAdd,
  cardDetails,
  myCardTransactions,
  myCardBalances,
  myCardActivate,
  myCardPinReveal,
  myCardPinChange,
  myCardAcceptance,
  ourMerchendisingPartners,
  myCardBlock,
  myCardUnblock,
  myCardBlockReplace,
  myCardGetPlasticCard,
  myCardBlockReplaceConfirm,
  myCardBlockPermanently,
  myCardRemove,
  ourMerchendisingPartnersAll,
  plasticlessVerification,
  plasticlessCardInfo,
  plasticlessCardImage,
  contactUs,
  myProfile,
  profileNotifications,
  profileTermsCondsList,
  accountDelete,
  accountDeleteAuthorize,
  accessibility,
  notFound,
];
