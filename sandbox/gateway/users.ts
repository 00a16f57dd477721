import type { components } from '../../schemas/gateway.gen.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** GET /users/{user} */
export function getUser({ person }: GatewayCall): components['schemas']['User'] {
  return {
    email: person.email,
    ...(person.phone === undefined ? {} : { phone_number: person.phone }),
    personal_info: {
      first_name: person.firstName,
      last_name: person.lastName,
      ...(person.address === undefined ? {} : { home_address: person.address }),
      ...(person.birthDate === undefined ? {} : { birth_date: person.birthDate }),
    },
  };
}
