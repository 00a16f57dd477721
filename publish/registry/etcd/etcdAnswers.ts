/** Answers of etcd's gateway, as far as they are read: numbers are texts, and what is empty is left out. */
export interface EtcdHeader {
  readonly revision: string;
}

export interface EtcdKeyValue {
  /** In base64, as the value. */
  readonly key: string;
  readonly value?: string;
  readonly mod_revision: string;
}

export interface RangeAnswer {
  readonly header: EtcdHeader;
  readonly kvs?: readonly EtcdKeyValue[];
  readonly more?: boolean;
}

export interface TxnAnswer {
  readonly header: EtcdHeader;
  readonly succeeded?: boolean;
  readonly responses?: readonly { readonly response_range?: RangeAnswer }[];
}

export interface LeaseAnswer {
  readonly ID: string;
}

export interface KeepAliveAnswer {
  /** Without a time to live the lease is gone. */
  readonly result?: { readonly TTL?: string };
}

export interface WatchEvent {
  /** A put says nothing here. */
  readonly type?: 'DELETE' | 'PUT';
  readonly kv: EtcdKeyValue;
}

export interface WatchAnswer {
  readonly result?: {
    readonly header: EtcdHeader;
    readonly created?: boolean;
    readonly canceled?: boolean;
    /** The revisions before this one are no longer known. */
    readonly compact_revision?: string;
    readonly events?: readonly WatchEvent[];
  };
}
