/** How often one address may call, and which calls are abused. */
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '../../../compiler/environment.ts';
import { callLimits, isAbusable } from '../../../publish/gateway/callLimits.ts';

describe('what one client address may do', () => {
  it.each(ENVIRONMENTS.filter((each) => each !== 'dev'))('is what an office needs, in %s', (environment) =>
    expect(callLimits(environment)).toEqual({
      all: { burst: 2000, perMinute: 3000 },
      abusable: { burst: 20, perMinute: 4 },
      reports: { burst: 30, perMinute: 10 },
      telemetry: { burst: 200, perMinute: 100 },
    }),
  );

  it('is what a suite of browser tests needs, at a developer’s desk', () =>
    expect(callLimits('dev')).toEqual({
      all: { burst: 20_000, perMinute: 120_000 },
      abusable: { burst: 60, perMinute: 60 },
      reports: { burst: 30, perMinute: 10 },
      telemetry: { burst: 200, perMinute: 100 },
    }));
});

describe('a call that automation abuses', () => {
  it.each([
    'POST /users',
    'POST /users/{email}/actions/verify-email',
    'POST /users/{email}/actions/request-email-verification',
    'POST /users/{email}/actions/request-password-reset',
    'POST /users/{email}/actions/reset-password',
    'POST /users/{user}/actions/request-change-phone-number',
    'POST /users/{user}/actions/change-phone-number',
    'POST /users/{user}/actions/request-change-email',
    'POST /users/{email}/actions/change-email',
    'POST /users/{user}/cards/{ref}-{card}/actions/verify-association',
    'POST /users/{user}/cards/{ref}-{card}/actions/request-association-verification',
    'POST /users/{user}/actions/contact-us',
  ])('sends mail or messages, makes an account or guesses a code: %s', (call) =>
    expect(isAbusable(call)).toBe(true),
  );

  it.each(['', '/users', 'GET /users', 'GET /users/{user}', 'POST /users/{user}/cards', 'post /users'])(
    'is not %j',
    (call) => expect(isAbusable(call)).toBe(false),
  );
});
