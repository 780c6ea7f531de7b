/**
 * From one view to the next: the server tells a step as patches. `[path, value]` sets what lies at a path, `[path]` takes
 * the key there away; a path is made of keys and indexes from the root of the view. Views are never changed, only copied
 * along the paths.
 */
export type Path = readonly (string | number)[]
export type Patch = readonly [Path] | readonly [Path, unknown]
export type View = Record<string, unknown>

export function patched(view: View, patches: readonly Patch[]): View {
  let next: unknown = view
  for (const patch of patches) next = put(next, patch[0], 0, patch)
  return next as View
}

function put(node: unknown, path: Path, depth: number, patch: Patch): unknown {
  if (depth === path.length) return patch[1]
  const key = path[depth]!
  const last = depth === path.length - 1
  if (Array.isArray(node)) {
    // A list whose length changed comes whole, so an index outside of it belongs to another list.
    if (typeof key !== 'number' || key < 0 || key >= node.length || (last && patch.length === 1)) throw new RangeError(`no place ${path.join('.')} in this view`)
    const copy = [...(node as unknown[])]
    copy[key] = put(copy[key], path, depth + 1, patch)
    return copy
  }
  if (typeof node !== 'object' || node === null || (!last && !Object.hasOwn(node, key))) throw new RangeError(`no place ${path.join('.')} in this view`)
  const copy: View = { ...node }
  if (last && patch.length === 1) delete copy[key]
  else copy[key] = put(copy[key], path, depth + 1, patch)
  return copy
}
