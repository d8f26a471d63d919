// The best move by looking some moves ahead, where every player makes the move that is best for them.

import Foundation

/// Chooses moves by the minmax rule, on copies of the game.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The game.
  open var gameModel: (any GKGameModel)?
  /// What chooses among moves that are equally good. Without it, the first one is chosen.
  open var randomSource: (any GKRandom)?
  /// The number of moves to look ahead.
  open var maxLookAheadDepth = 0

  /// Returns the best move of the player whose turn it is.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  /// Returns the best move of a player; `nil` without a game, a depth or moves.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = rated(for: player)
    guard let best = moves.first else { return nil }
    return choice(of: Array(moves.prefix { $0.value == best.value }))
  }

  /// Returns one of the best moves of a player.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    choice(of: Array(rated(for: player).prefix(max(1, numMovesToConsider))))
  }

  private func choice(of moves: [any GKGameModelUpdate]) -> (any GKGameModelUpdate)? {
    guard moves.count > 1, let randomSource else { return moves.first }
    return moves[randomSource.nextInt(upperBound: moves.count)]
  }

  /// The moves of a player with their values, the best first, in the game's order where they are equal.
  private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    for move in moves {
      move.value =
        after(move, in: gameModel).map {
          value(of: $0, for: player, depth: maxLookAheadDepth - 1, Int.min, Int.max)
        } ?? GKGameModelMinScore
    }
    return moves.enumerated().sorted { a, b in
      (b.element.value, a.offset) < (a.element.value, b.offset)
    }.map(\.element)
  }

  private func after(_ move: any GKGameModelUpdate, in game: any GKGameModel)
    -> (any GKGameModel)?
  {
    let copy = game.copy(with: nil) as? any GKGameModel
    copy?.apply(move)
    return copy
  }

  /// What a game is worth for a player; moves that cannot change the choice between `low` and `high`
  /// are not looked at.
  private func value(
    of game: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ low: Int, _ high: Int
  ) -> Int {
    if game.isWin(for: player) { return GKGameModelMaxScore }
    if game.isLoss(for: player) { return GKGameModelMinScore }
    guard depth > 0, let active = game.activePlayer,
      let moves = game.gameModelUpdates(for: active), !moves.isEmpty
    else { return game.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high, best) = (low, high, isOwn ? Int.min : Int.max)
    for next in moves.lazy.compactMap({ self.after($0, in: game) }) {
      let value = value(of: next, for: player, depth: depth - 1, low, high)
      best = isOwn ? max(best, value) : min(best, value)
      if isOwn { low = max(low, best) } else { high = min(high, best) }
      if low >= high { break }
    }
    return best
  }
}
