// The board of High Stone in the browser: plain JavaScript, no framework, nothing to build (docs/writing-a-game.md).

const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = new URL('board.css', import.meta.url).href

function add(parent, tag, className, text = '') {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  parent.append(node)
  return node
}

export default {
  mount(element, given) {
    document.head.append(style)
    const root = add(element, 'div', 'high-stone')
    const points = add(root, 'p', 'points')
    const stones = add(root, 'div', 'stones')
    let free = []

    // The server's view is all there is; whatever can be picked is a target with the name of the pick.
    function update({ view, viewer, players, candidates, target }) {
      free.forEach((end) => end())
      points.textContent = players.map((player) => `${player.name}: ${view.points[player.seat]}`).join(' · ')
      stones.replaceChildren()
      const hand = (viewer >= 0 ? view.hands[viewer] : []).toSorted((one, other) => one - other)
      free = hand.map((stone) => target(add(stones, 'div', 'stone', String(stone + 1)), `stone:${stone + 1}`))
      if (candidates.includes('boast')) free.push(target(add(stones, 'button', 'button', '×2'), 'boast', 'boast'))
    }
    update(given)
    return { update, destroy: () => free.forEach((end) => end()) }
  },
  describe: (view, _words, players) => players.map((player) => `${player.name}: ${view.points[player.seat]}`),
}
