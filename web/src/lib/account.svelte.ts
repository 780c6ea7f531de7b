/** The guest or registered account this browser is logged in with. */
import { call, get, post, type Me, type SessionShown, type TokenMade, type TokenShown, type TokenWish } from './api'

const NAMES = ['Brokk', 'Dagna', 'Eitri', 'Gróa', 'Hreidmar', 'Inga', 'Nori', 'Ótr', 'Regin', 'Svala', 'Thora', 'Virvir']

class Account {
  me = $state<Me | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)
  /** Counts how often somebody became somebody else: who was asked about before that is not taken for them. */
  private changes = 0

  async load(): Promise<void> {
    const known = this.changes
    const { me } = await get<{ me: Me | null }>('/session')
    if (known === this.changes) this.me = me
    this.known = true
  }

  private become(me: Me | null): void {
    this.changes += 1
    this.me = me
  }

  /** A newcomer becomes a guest at once, with a name that can be changed any time. */
  async ensure(): Promise<Me> {
    if (!this.known) await this.load()
    this.me ??= await post<Me>('/guest', { name: NAMES[Math.floor(Math.random() * NAMES.length)] })
    return this.me
  }

  async rename(name: string): Promise<void> {
    this.become(this.me ? await call<Me>('PATCH', '/me', { name }) : await post<Me>('/guest', { name }))
  }

  async register(name: string, password: string): Promise<void> {
    this.become(await post<Me>('/register', { name, password }))
  }

  async logIn(name: string, password: string): Promise<void> {
    this.become(await post<Me>('/login', { name, password }))
  }

  async logOut(): Promise<void> {
    await post('/logout')
    this.become(null)
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await call('PUT', '/me/password', { old, new: fresh })
  }

  /** The login sessions of this account, last used first. */
  sessions(): Promise<SessionShown[]> {
    return get<SessionShown[]>('/me/sessions')
  }

  async endSession(id: string): Promise<void> {
    await call('DELETE', `/me/sessions/${id}`)
  }

  async endOtherSessions(): Promise<void> {
    await call('DELETE', '/me/sessions')
  }

  /** What this person's bots and programs act with, the newest first. */
  tokens(): Promise<TokenShown[]> {
    return get<TokenShown[]>('/my/tokens')
  }

  /** The token itself is told only now. */
  makeToken(wish: TokenWish): Promise<TokenMade> {
    return post<TokenMade>('/my/tokens', wish)
  }

  async withdrawToken(id: string): Promise<void> {
    await call('DELETE', `/my/tokens/${id}`)
  }

  async remove(password: string): Promise<void> {
    await call('DELETE', '/me', { password })
    this.become(null)
  }
}

export const account = new Account()
