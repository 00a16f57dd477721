// Generated from the schemas by `npm run generate`. Do not edit.
export interface paths {
    "/translations/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words of a language */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list of reference data */
        get: operations["getLookup"];
        put?: never;
        post?: never;
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
        /** @description Texts by key, nested. */
        Words: {
            [key: string]: string | components["schemas"]["Words"];
        };
        Country: {
            /** @description ISO 3166-1 alpha-2. */
            code: string;
            /** @description In the language asked for. */
            name: string;
        };
        Banner: {
            banner_ref: string;
            placement: components["schemas"]["Placement"];
            title: string;
            text: string;
            action_label: string;
            /** Format: uri */
            url: string;
        };
        Partner: {
            partner_ref: string;
            name: string;
            category: string;
            placement: components["schemas"]["Placement"];
            title: string;
            text: string;
            action_label: string;
            /** Format: uri */
            url: string;
        };
        /** @enum {string} */
        Placement: "home" | "transactions";
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTranslations: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the tenant, or its bare code. */
                "x-tenant": string;
            };
            path: {
                /** @description Language, or the tenant code where no language is known yet. */
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Words"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLookup: {
        parameters: {
            query?: {
                /** @description Language of the texts; else Accept-Language. */
                lang?: string;
            };
            header: {
                /** @description Identifier of the tenant, or its bare code. */
                "x-tenant": string;
            };
            path: {
                /** @description countries, banners or partners. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list; which kind of entry follows from the name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["SuccessMeta"];
                        data: components["schemas"]["Country"][] | components["schemas"]["Partner"][] | components["schemas"]["Banner"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
