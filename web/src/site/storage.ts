/**
 * The tables of this browser: a row for each table and its numbered changes, in IndexedDB. Everything that one command
 * changes is written in one transaction; a change whose number is there already (of another tab) refuses all of it.
 * What goes in and out is JSON, since Python has it so (`Storage` in src/underhall/site/local_tables.py).
 */
const NAME = 'underhall'
const VERSION = 1

interface Entry {
  readonly row: { readonly id: string }
  readonly changes: readonly { readonly table_id: string; readonly number: number }[]
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'))
  })
}

/** Done when the transaction is kept for good; false if it was refused. */
function kept(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => (transaction.error?.name === 'ConstraintError' ? resolve(false) : reject(transaction.error ?? new Error('nothing was written')))
  })
}

export class Storage {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Storage> {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' })
      request.result.createObjectStore('changes', { keyPath: ['table_id', 'number'] })
      request.result.createObjectStore('values')
    }
    return new Storage(await asked(request))
  }

  private store(name: string): IDBObjectStore {
    return this.database.transaction(name).objectStore(name)
  }

  async rows(): Promise<string> {
    return JSON.stringify(await asked(this.store('tables').getAll()))
  }

  async row(id: string): Promise<string> {
    const found: unknown = await asked(this.store('tables').get(id))
    return found === undefined ? '' : JSON.stringify(found)
  }

  async changes(id: string): Promise<string> {
    return JSON.stringify(await asked(this.store('changes').getAll(changesOf(id))))
  }

  async write(entries: string): Promise<boolean> {
    const transaction = this.database.transaction(['tables', 'changes'], 'readwrite', { durability: 'strict' })
    for (const { row, changes } of JSON.parse(entries) as Entry[]) {
      for (const change of changes) transaction.objectStore('changes').add(change)
      transaction.objectStore('tables').put(row)
    }
    return kept(transaction)
  }

  async drop(id: string): Promise<void> {
    const transaction = this.database.transaction(['tables', 'changes'], 'readwrite')
    transaction.objectStore('tables').delete(id)
    transaction.objectStore('changes').delete(changesOf(id))
    await kept(transaction)
  }

  async value(name: string): Promise<string> {
    return ((await asked(this.store('values').get(name))) as string | undefined) ?? ''
  }

  async keep(name: string, value: string): Promise<void> {
    const transaction = this.database.transaction('values', 'readwrite')
    transaction.objectStore('values').put(value, name)
    await kept(transaction)
  }
}

function changesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}
