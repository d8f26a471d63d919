// Random integers without repetition: as from a deck of cards, which is shuffled when it is empty.

import Foundation

/// Random integers of a range, each once before any is returned again.
open class GKShuffledDistribution: GKRandomDistribution {
  /// The cards that have been moved, by their places. All others are where they were.
  private var moved: [Int: Int] = [:]
  private var remaining = 0

  /// Returns the next integer.
  open override func nextInt() -> Int {
    if remaining == 0 { (moved, remaining) = ([:], numberOfPossibleOutcomes) }
    let place = source.nextInt(upperBound: remaining)
    let card = moved[place] ?? place
    remaining -= 1
    moved[place] = moved[remaining] ?? remaining
    moved[remaining] = nil
    return lowestValue + card
  }
}
