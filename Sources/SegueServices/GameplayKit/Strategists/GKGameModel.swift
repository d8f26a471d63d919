// A game of several players, as strategists see it.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// What the move is worth, which a strategist sets.
  var value: Int { get set }
}

/// A player.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// The number of the player.
  var playerId: Int { get }
}

/// A state of a game.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  /// The players.
  var players: [any GKGameModelPlayer]? { get }
  /// The player whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Takes over the state of another game.
  func setGameModel(_ gameModel: any GKGameModel)
  /// Returns the moves of a player; `nil` if there are none.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// Returns how good the game is for a player.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Returns whether a player has won.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Returns whether a player has lost.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  /// Returns 0 by default.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// Returns `false` by default.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  /// Returns `false` by default.
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Something that chooses moves.
public protocol GKStrategist: NSObjectProtocol {
  /// The game.
  var gameModel: (any GKGameModel)? { get set }
  /// What chooses among moves that are equally good.
  var randomSource: (any GKRandom)? { get set }
  /// Returns the best move of the player whose turn it is.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
