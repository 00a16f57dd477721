// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorReference } from '../../../runtime/frame/ErrorReference.tsx';
import { ReferenceNumber } from '../../../runtime/frame/ReferenceNumber.tsx';
import { useHelp } from '../../../runtime/frame/useHelp.tsx';
import type { Translator } from '../../../runtime/messages/createTranslator.ts';
import type { ErrorMessage } from '../../../runtime/messages/errorMessage.ts';
import type { Connection } from '../../../runtime/routing/connection.ts';
import { ErrorHelp } from '../../../runtime/ui/ErrorHelp.tsx';
import { type Setting, showPart } from '../../support/holderSite.tsx';

afterEach(cleanup);

const translator: Partial<Translator> = { complete: async () => undefined };
/** A host that does not answer. */
const connection: Partial<Connection> = { fetch: () => Promise.reject(new TypeError('Reset.')) };
const SETTING: Setting = {
  portal: { translator: translator as Translator, connection: connection as Connection },
  words: { 'common.reference': 'Reference {{id}}, say it.' },
};
const numbers = () => [...document.querySelectorAll('bdi')].map((number) => number.textContent);

describe('the reference of an error', () => {
  it('stands by itself in its sentence', () => {
    showPart(<ReferenceNumber id="ref-1" />, SETTING);
    expect(document.querySelector('p')?.innerHTML).toBe('Reference <bdi>ref-1</bdi>, say it.');
  });

  it('is there at once, and what is done with it a moment later, which is not spoken again [LOV-60 LOV-61]', async () => {
    showPart(<ErrorReference trace={{ reference: 'ref-1' }} canWrite />, SETTING);
    expect(numbers()).toEqual(['ref-1']);
    expect(screen.queryByText('common.details')).toBeNull();
    const details = await screen.findByText('common.details');
    expect(details.closest('[aria-live=off]')?.textContent).toContain('contactBlock.write');
    expect(numbers()).toEqual(['ref-1']);
  });

  it('is not shown where there is none [LOV-60]', async () => {
    showPart(<ErrorReference trace={{ reference: null }} canWrite={false} />, SETTING);
    expect(document.body.textContent).toBe('');
    await screen.findByText('common.details');
    expect(document.body.textContent).not.toContain('Reference');
  });
});

describe('what stands beside the words of an error', () => {
  function Help(error: Pick<ErrorMessage, 'hasContact' | 'trace'>) {
    return <ErrorHelp help={useHelp()(error)} />;
  }

  it('is its reference, with the contact block where the words ask for it [ERR-26 LOV-60 LOV-62]', async () => {
    showPart(<Help hasContact trace={{ reference: 'ref-1' }} />, SETTING);
    expect(document.body.textContent).toBe('+359 2 400 1234contactBlock.hoursReference ref-1, say it.');
    expect(await screen.findByRole('link', { name: 'contactBlock.write' })).toBeTruthy();
  });

  it('is nothing where people can mend it themselves [LOV-60]', () => {
    showPart(<Help hasContact={false} trace={null} />, SETTING);
    expect(document.body.textContent).toBe('');
  });
});
