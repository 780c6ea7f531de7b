declare module 'virtual:pictograms/*' {
  const outlines: Record<string, string>
  export default outlines
}
