/** Whether the server can be reached: by what became of the last request, and by what the browser knows of its network. */
const AGAIN_MS = 5000

class Reach {
  lost = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    addEventListener('offline', () => this.lose())
    addEventListener('online', () => void this.again())
  }

  /** As `fetch`, and what it tells of the server. */
  async asked(address: string, how?: RequestInit): Promise<Response> {
    try {
      const answer = await fetch(address, how)
      this.lost = false
      return answer
    } catch (error) {
      if (!how?.signal?.aborted) this.lose()
      throw error
    }
  }

  private lose(): void {
    this.lost = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.again(), AGAIN_MS)
  }

  /** Ask for something small, until it comes. */
  private async again(): Promise<void> {
    if (this.lost) await this.asked('/health').catch(() => undefined)
  }
}

export const reach = new Reach()
