import { useState } from 'react';
import { type FormModule, type SentValues, TenantForm } from '#forms';
import {
  Button,
  replaceUser,
  type User,
  updateUser,
  useSend,
  useTenant,
  useUsername,
  useWords,
} from '#runtime';
import { ListFailed } from '../_shared/ListFailed.tsx';
import { useAddressLists } from '../_shared/useAddressLists.ts';
import { useFormCall } from '../_shared/useFormCall.ts';
import { useReadUserAgain } from '../_shared/useReadUserAgain.ts';
import { isSamePerson, personalInfoChange, personalInfoValues } from './personalInfo.ts';

/** PATCH has no birth date (API-29): the field would be one that nobody keeps. */
const NOT_IN_PATCH = ['birthDate'];

export interface PersonalInfoFormProps {
  readonly user: User;
  readonly form: FormModule;
  /** Saved, and what the server has now is at hand. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Changes name, date of birth and address in one call (API-28, API-29). */
export function PersonalInfoForm({ user, form, onDone, onCancel }: PersonalInfoFormProps) {
  const { t } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const readAgain = useReadUserAgain();
  const { updateMethod, addressKeys } = useTenant('profile');
  const settings = { phone: useTenant('phone'), address: useTenant('address') };
  // What the form began with: a later answer of the server does not move what is being typed.
  const [before] = useState(user);
  const [initial] = useState(() => personalInfoValues(user));
  const [county, setCounty] = useState(user.homeAddress.county);
  const isCountryAsked = settings.address.mode === 'country';
  const { lists, failed } = useAddressLists(isCountryAsked, { county, by: 'name' });

  const save = async (values: SentValues) => {
    const change = personalInfoChange(values, before, settings);
    const update = updateMethod === 'PUT' ? replaceUser : updateUser;
    const { isDone, problem } = await call({
      send: () => update(send, username, change, addressKeys),
      isDone: async () => isSamePerson(await readAgain(), change, updateMethod),
      unknown: t('profile.unknown'),
    });
    if (!isDone) return problem;
    // The new values come from the server; that they could not be read is told by itself.
    await readAgain().catch(() => undefined);
    onDone();
    return undefined;
  };
  return (
    <TenantForm
      form={form}
      initial={initial}
      submit={t('profile.saveDetails')}
      onSubmit={save}
      onChange={({ countyName }) => setCounty(typeof countyName === 'string' ? countyName : '')}
      lists={lists}
      {...(updateMethod === 'PATCH' && { hidden: NOT_IN_PATCH })}
      aside={
        <Button variant="text" size="small" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      }
    >
      <ListFailed failed={failed} />
    </TenantForm>
  );
}
