import { useState } from 'react';
import { isSameAddress, updateHomeAddress } from '#account';
import { useAvailabilityGate } from '#card-details';
import { formLoader, type SentValues, TenantForm } from '#forms';
import {
  BackLink,
  ButtonLink,
  type Card,
  PageHeading,
  Panel,
  Skeleton,
  type User,
  useGoOnce,
  useHref,
  useReadUserAgain,
  useReplacement,
  useScreenData,
  useSend,
  useTenant,
  useUser,
  useUsername,
  useWords,
} from '#runtime';
import { addressValues, readAddress, withoutEmpty } from '../../_shared/addressForm.ts';
import { LoadFailed } from '../../_shared/LoadFailed.tsx';
import { useAddressLists } from '../../_shared/useAddressLists.ts';
import { useDraft } from '../../_shared/useDraft.tsx';
import { useIsHere } from '../../_shared/useExplanation.ts';
import { useFormCall } from '../../_shared/useFormCall.ts';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { ReplaceSteps } from '../_shared/ReplaceSteps.tsx';

const DRAFT = ['countryName', 'countyName', 'cityName', 'zipCode', 'streetName'];

export const loader = formLoader('deliveryAddress');

/** Where the plastic card is sent: the home address, saved by itself (RTE-40, API-30). Nothing is blocked here. */
export default function GetPlasticCard() {
  const { t } = useWords();
  const href = useHref();
  const back = (card: Card) => {
    const first = href('myCardBlockReplace', { cardId: card.id });
    return first && <BackLink href={first}>{t('cardActions.replace.steps.newCard')}</BackLink>;
  };
  return (
    <ActionPage title={t('screens.myCardGetPlasticCard')} back={back}>
      {(card) => <Delivery card={card} />}
    </ActionPage>
  );
}

function Delivery({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const user = useUser();
  useAvailabilityGate(true);
  return (
    <>
      <ReplaceSteps current={1} />
      <PageHeading title={t('screens.myCardGetPlasticCard')} text={t('cardActions.replace.addressLead')} />
      {user.data && (
        <Panel>
          <AddressForm card={card} user={user.data} />
        </Panel>
      )}
      {!user.data && !user.isError && <Skeleton shape="details" label={t('profile.loading')} />}
      {!user.data && user.isError && (
        <LoadFailed
          words="profile"
          error={user.error}
          isBusy={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      )}
    </>
  );
}

function AddressForm({ card, user }: { readonly card: Card; readonly user: User }) {
  const { t } = useWords();
  const form = useScreenData<typeof loader>();
  const go = useGoOnce();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const readAgain = useReadUserAgain();
  const [, choose] = useReplacement(card);
  const { addressKeys } = useTenant('profile');
  const settings = useTenant('address');
  const details = useHref()('cardDetails', { cardId: card.id });
  // What the form began with: a later answer of the server does not move what is being typed.
  const [before] = useState(user.homeAddress);
  const [initial] = useState(() => withoutEmpty(addressValues(before)));
  const draft = useDraft('deliveryAddress', DRAFT);
  const isHere = useIsHere();
  const [county, setCounty] = useState(String(draft.kept?.countyName ?? before.county));
  const lists = useAddressLists({ county, by: 'name' });

  const save = async (values: SentValues) => {
    const address = readAddress(values, form, before, settings);
    const { isDone, problem } = await call({
      send: () => updateHomeAddress(send, username, address, addressKeys),
      isDone: async () => isSameAddress((await readAgain(true)).homeAddress, address),
      unknown: t('profile.unknown'),
    });
    if (!isDone) {
      draft.hold();
      return problem;
    }
    draft.drop();
    // The next step shows the address as the server has it; that it could not be read is told by itself.
    await readAgain().catch(() => undefined);
    // Saved; whoever has gone on stays where they are.
    if (!isHere()) return undefined;
    choose('plastic');
    go('choose-reason', { state: { replacement: { cardId: card.id, form: 'plastic' } } });
    return undefined;
  };
  return (
    <>
      {draft.notice}
      <TenantForm
        key={draft.kept ? 'kept' : 'new'}
        form={form}
        initial={{ ...initial, ...draft.kept }}
        submit={t('common.next')}
        onSubmit={save}
        onChange={(values) => {
          setCounty(typeof values.countyName === 'string' ? values.countyName : '');
          draft.note(values);
        }}
        lists={lists}
        aside={
          details && (
            <ButtonLink href={details} variant="text">
              {t('common.cancel')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
