/** The current page: the part of the address after #. Browsers never send this part to the server, so link-only tables stay secret. */
export interface Place {
  readonly page: string
  readonly name: string
  readonly query: URLSearchParams
}

export function parse(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', name = ''] = path.split('/')
  return { page, name: decodeURIComponent(name), query: new URLSearchParams(query) }
}

class Route {
  #place = $state.raw<Place>(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.#place = parse(location.hash)
    })
  }

  get place(): Place {
    return this.#place
  }

  go(path: string): void {
    location.hash = path
  }

  /** The way on from the page that is open now, for when an answer has come: whoever has opened another page meanwhile stays there. */
  onward(): (path: string) => void {
    const from = this.#place
    return (path) => {
      if (from === this.#place) this.go(path)
    }
  }
}

export const route = new Route()
