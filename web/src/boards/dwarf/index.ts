export { face } from '../plain'
