// Generated from the schemas by `npm run generate`. Do not edit.
export interface paths {
    "/configurations/available-optins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The consents that may be given */
        get: operations["getAvailableOptins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referentials/geographics/counties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counties, paged */
        get: operations["getCounties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referentials/geographics/towns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Towns of a county, paged */
        get: operations["getTowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{email}/actions/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address with the code of the mailed link */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{email}/actions/request-email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the activation link again */
        post: operations["requestEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{email}/actions/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link that sets a new password
         * @description Answers alike whether the address is known or not (ERR-89).
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{email}/actions/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the code of the mailed link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person */
        get: operations["getUser"];
        /** Replace the personal information */
        put: operations["replaceUser"];
        post?: never;
        /** Delete the account; the cards stay usable */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Change names and address, or the address alone */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{user}/optins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The consents given */
        get: operations["getUserOptins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/optins/{optin_ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give or withdraw a consent */
        put: operations["replaceUserOptin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/actions/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/actions/request-change-phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a new phone number */
        post: operations["requestChangePhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/actions/change-phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the new phone number with its one-time code */
        post: operations["changePhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/actions/request-change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a new email address */
        post: operations["requestChangeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{email}/actions/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the new email address with the code of the mailed link */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards of the account, paged */
        get: operations["getCards"];
        put?: never;
        /** Add a card to the account */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{ref}-{card}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Hide the card from the account; it stays usable */
        delete: operations["removeCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{ref}-{card}/actions/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block the card, for a time, for good, or with a replacement */
        post: operations["blockCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{ref}-{card}/actions/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a temporary block */
        post: operations["unblockCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/accounts/{a}-{b}/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations of an account, newest first, paged */
        get: operations["getOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/accounts/{a}-{b}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances of an account */
        get: operations["getBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{ref}-{card}/actions/request-pin-reveal-uri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address that shows or changes the PIN, or activates the card */
        post: operations["requestPinRevealUri"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{id}/acceptance-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the card is accepted */
        get: operations["getAcceptanceCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{ref}-{card}/actions/verify-association": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a plasticless card with its one-time code */
        post: operations["verifyAssociation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{ref}-{card}/actions/request-association-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the one-time code of a plasticless card, and say where it went */
        post: operations["requestAssociationVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cards/{ref}-{card}/actions/request-card-reveal-uri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address that shows the card */
        post: operations["requestCardRevealUri"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/actions/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to customer care */
        post: operations["contactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Message: {
            /** @description Entry of the error catalogue (ERR-44 to ERR-87). */
            code: string;
            /** @enum {string} */
            level: "error" | "success" | "warning" | "info";
            message: string;
        };
        SuccessMeta: {
            /** @enum {string} */
            status: "succeeded" | "success";
            messages: components["schemas"]["Message"][];
        };
        FailureMeta: {
            /** @constant */
            status: "failed";
            messages: components["schemas"]["Message"][];
        };
        Failure: {
            meta: components["schemas"]["FailureMeta"];
        };
        /** @description Nothing to tell beyond success. */
        Done: Record<string, never>;
        /** @description International prefix, one space, then the number (ENT-004). */
        PhoneNumber: string;
        /**
         * Format: date
         * @description Calendar day, YYYY-MM-DD.
         */
        IsoDate: string;
        /** @description Reads both spellings of street and town (ENT-033, ENT-036). */
        HomeAddress: {
            address?: string;
            street_name?: string;
            street_number?: string;
            country?: string;
            city?: string;
            city_name?: string;
            county_name?: string;
            zip_code?: string;
        };
        PersonalInfo: {
            first_name: string;
            last_name: string;
            home_address?: components["schemas"]["HomeAddress"];
            birth_date?: components["schemas"]["IsoDate"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
        };
        User: {
            /** @description Lowercased. */
            email: string;
            /** @description A new address that was asked for and not confirmed yet (REG-23, REG-24); absent otherwise. */
            pending_email?: string;
            phone_number?: components["schemas"]["PhoneNumber"];
            personal_info: components["schemas"]["PersonalInfo"];
        };
        /** @description county_name or country_name, never both. */
        NewAddress: {
            /** @description Empty at creation. */
            street_number: string;
            street_name: string;
            city_name: string;
            zip_code: string;
            county_name?: string;
            country_name?: string;
        };
        NewUser: {
            /** Format: email */
            username: string;
            password: string;
            terms_and_conditions_accepted: boolean;
            terms_and_conditions_version: string;
            last_name: string;
            first_name: string;
            phone_number?: components["schemas"]["PhoneNumber"];
            birth_date?: components["schemas"]["IsoDate"];
            optins: components["schemas"]["Optin"][];
            address: components["schemas"]["NewAddress"];
        };
        UserReplacement: {
            first_name: string;
            last_name: string;
            birth_date?: components["schemas"]["IsoDate"];
            phone_number?: components["schemas"]["PhoneNumber"];
            home_address: components["schemas"]["HomeAddress"];
        };
        UserChange: {
            first_name?: string;
            last_name?: string;
            home_address: components["schemas"]["HomeAddress"];
        };
        IdentityProof: {
            /** @enum {string} */
            type: "password";
            value: string;
        };
        AvailableOptin: {
            /** @description No dash: form keys are optin_ref-type. */
            optin_ref: string;
            subscriptions: {
                type: components["schemas"]["Channel"];
            }[];
        };
        /** @enum {string} */
        Channel: "email" | "phone";
        Subscription: {
            is_subscribed: boolean;
            type: components["schemas"]["Channel"];
        };
        Optin: {
            optin_ref: string;
            subscriptions: components["schemas"]["Subscription"][];
        };
        County: {
            county_ref: string;
            name: string;
        };
        Town: {
            town_ref: string;
            county_ref: string;
            name: string;
        };
        Expiration: {
            amount: components["schemas"]["Amount"];
            expires_at: components["schemas"]["IsoDate"];
        };
        /** @description Minor units of the currency. */
        Amount: number;
        Balance: {
            /** @description First part of the id of the account that it belongs to; may be left out. */
            account_ref?: string;
            /** @description Second part of that id; may be left out. */
            account_number?: string;
            /** @description meal, gift, holiday, social, or one that the portal does not know yet. */
            product_ref: string;
            amount: components["schemas"]["Amount"];
            /** @description ISO 4217. */
            currency: string;
            /** @description When each load of benefit money runs out; absent where the gateway does not say. */
            expirations?: components["schemas"]["Expiration"][];
        };
        /** @description An absent flag counts as false. */
        CardSettings: {
            can_be_deleted?: boolean;
            /** @description Temporary block and its lifting are offered. */
            is_blocked_card_field_displayed?: boolean;
            is_blocked_temporarily?: boolean;
            can_be_activated?: boolean;
            is_change_pin_field_displayed?: boolean;
            is_pin_reveal_field_displayed?: boolean;
            is_blocked_card_permanently_field_displayed?: boolean;
        };
        Card: {
            /** @description First part of the card id in paths; no dash. */
            card_ref: string;
            /** @description Technical number, second part of the card id in paths; never the number on the card. */
            card_number: string;
            /** @description Last 4 digits of the number on the card. */
            pan_last_digits: string;
            /** @description First part of the account id in paths; no dash. */
            account_ref: string;
            /** @description Second part of the account id in paths; no dash. */
            account_number: string;
            /** @description active, issued, blocked, pending, or one that the portal does not know yet. */
            status: string;
            is_virtual: boolean;
            /**
             * @description For display only; guards use is_virtual.
             * @enum {string}
             */
            form_factor?: "physical" | "virtual" | "plasticless";
            holder_name?: string;
            expiry_date: components["schemas"]["IsoDate"];
            /** @description lost, stolen, damaged, or another reason of a block. */
            block_reason?: string;
            balances: components["schemas"]["Balance"][];
            acceptance_category: string[];
            /** @description Absent counts as every flag false. */
            settings?: components["schemas"]["CardSettings"];
        };
        Outlet: {
            name: string;
            /** @enum {string} */
            category?: "restaurant" | "grocery" | "cafe" | "fuel" | "shop" | "transport" | "leisure" | "pharmacy";
        };
        Operation: {
            /** @description First part of the id of the account that it belongs to; may be left out. */
            account_ref?: string;
            /** @description Second part of that id; may be left out. */
            account_number?: string;
            operation_ref: string;
            /**
             * Format: date-time
             * @description Moment in UTC, ISO 8601 with Z.
             */
            date: string;
            /** @description Minor units of the currency; negative is a debit. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            /** @enum {string} */
            status: "success" | "pending" | "failed";
            product_ref: string;
            outlet?: components["schemas"]["Outlet"];
            /** @description What the operation was, where it has no outlet. */
            reason?: string;
            /** @description Code of a declined reason (DEC-01 to DEC-24); an unknown one may come. */
            declined_reason?: string;
        };
        Address: {
            /** Format: uri */
            uri: string;
        };
        /** @description What a one-time code needs (ENT-127). */
        OtpNeeds: {
            /** @description Where the code went, masked. */
            hint: string;
            /** @enum {string} */
            cardClass: "virtual" | "plasticless";
            /** @enum {string} */
            channel: "email";
        };
        AcceptanceCategory: {
            /** @description One of the acceptance_category entries of the card. */
            category_ref: string;
            name: string;
            outlets: components["schemas"]["Outlet"][];
        };
        ContactMean: {
            type: components["schemas"]["Channel"];
            /** @description May be empty. */
            value: string;
        };
    };
    responses: {
        /** @description Refused. The first message says why. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Email of the signed-in person, lowercased and percent-encoded. */
        user: string;
        /** @description Email address, lowercased and percent-encoded. */
        email: string;
        /** @description The consent. */
        optin_ref: string;
        /** @description card_ref. */
        ref: string;
        /** @description card_number. */
        card: string;
        /** @description card_ref, a dash, card_number. */
        id: string;
        /** @description account_ref. */
        a: string;
        /** @description account_number. */
        b: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAvailableOptins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each consent with the channels it can be given for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["AvailableOptin"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCounties: {
        parameters: {
            query?: {
                /** @description Page, from 0. */
                page_index?: number;
                /** @description Entries a page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of counties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["County"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTowns: {
        parameters: {
            query: {
                /** @description Page, from 0. */
                page_index?: number;
                /** @description Entries a page. */
                page_size?: number;
                county_ref: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of towns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Town"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email address, lowercased and percent-encoded. */
                email: components["parameters"]["email"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email address, lowercased and percent-encoded. */
                email: components["parameters"]["email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email address, lowercased and percent-encoded. */
                email: components["parameters"]["email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email address, lowercased and percent-encoded. */
                email: components["parameters"]["email"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    new_password: string;
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["User"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replaceUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReplacement"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    identity_proof: components["schemas"]["IdentityProof"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserOptins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each consent with its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Optin"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replaceUserOptin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description The consent. */
                optin_ref: components["parameters"]["optin_ref"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subscriptions: components["schemas"]["Subscription"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestChangePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    new_phone_number: components["schemas"]["PhoneNumber"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    validation_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestChangeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    new_email: string;
                    identity_proof: components["schemas"]["IdentityProof"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email address, lowercased and percent-encoded. */
                email: components["parameters"]["email"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    validation_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCards: {
        parameters: {
            query?: {
                /** @description Page, from 0. */
                page_index?: number;
                /** @description Entries a page. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Card"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Serial number. */
                    ref: string;
                    /** @description Last 4 digits of the number on the card. */
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description The card that was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Card"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref. */
                ref: components["parameters"]["ref"];
                /** @description card_number. */
                card: components["parameters"]["card"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    blockCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref. */
                ref: components["parameters"]["ref"];
                /** @description card_number. */
                card: components["parameters"]["card"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description lost, stolen and damaged are for good; anything else is temporary. */
                    reason: string;
                    /** @enum {string} */
                    replacement_form_factor?: "virtual" | "plastic";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unblockCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref. */
                ref: components["parameters"]["ref"];
                /** @description card_number. */
                card: components["parameters"]["card"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOperations: {
        parameters: {
            query: {
                /** @description Page, from 0. */
                page_index?: number;
                /** @description Entries a page. */
                page_size?: number;
                /** @description Expired operations are left out. */
                status: "allExceptExpired";
                /** @description Only where the card holds several products (API-47). */
                product_ref?: string;
            };
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description account_ref. */
                a: components["parameters"]["a"];
                /** @description account_number. */
                b: components["parameters"]["b"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Operation"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getBalances: {
        parameters: {
            query?: {
                /** @description Only where the card holds several products (API-49). */
                product_ref?: string;
            };
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description account_ref. */
                a: components["parameters"]["a"];
                /** @description account_number. */
                b: components["parameters"]["b"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry a product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Balance"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestPinRevealUri: {
        parameters: {
            query: {
                /** @description reveal, change or activate. */
                option: string;
            };
            header?: {
                /** @description The interface language. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref. */
                ref: components["parameters"]["ref"];
                /** @description card_number. */
                card: components["parameters"]["card"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Address"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAcceptanceCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref, a dash, card_number. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry a category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["AcceptanceCategory"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    verifyAssociation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref. */
                ref: components["parameters"]["ref"];
                /** @description card_number. */
                card: components["parameters"]["card"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestAssociationVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref. */
                ref: components["parameters"]["ref"];
                /** @description card_number. */
                card: components["parameters"]["card"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel: "email";
                };
            };
        };
        responses: {
            /** @description Where the code went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["OtpNeeds"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestCardRevealUri: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
                /** @description card_ref. */
                ref: components["parameters"]["ref"];
                /** @description card_number. */
                card: components["parameters"]["card"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Address"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    contactUs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Email of the signed-in person, lowercased and percent-encoded. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    /** @description Up to 1000 characters typed, after a first line that may name a card. */
                    message: string;
                    "preferred-contact-mean": components["schemas"]["ContactMean"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Done"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
