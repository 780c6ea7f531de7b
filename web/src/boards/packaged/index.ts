/** A game whose package brings a board: everything that the board leaves out is as for a game without one. */
import { fileAddress } from '../../lib/package-files'
import type { GameUi } from '../game-ui'
import { ui as plain } from '../plain'
import Board from './Board.svelte'
import { loaded, type PackagedBoard } from './packaged.svelte'

export async function loadPackaged(game: string): Promise<GameUi> {
  const { default: board } = (await import(/* @vite-ignore */ fileAddress(game, 'board.js'))) as { default: PackagedBoard }
  loaded.set(game, board)
  return { ...plain, Board, label: board.label ?? plain.label, describe: board.describe ?? plain.describe, scores: board.scores ?? plain.scores }
}
