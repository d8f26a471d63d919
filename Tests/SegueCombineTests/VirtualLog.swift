// What publishers emit, with the instants.

import Foundation
import SegueCombine
import SegueWorld
import UIKit

/// A world, and a log of what happens in it.
@MainActor final class VirtualLog {
  let world = World()
  private(set) var lines: [String] = []
  var cancellables: Set<AnyCancellable> = []

  /// Adds a line with the present instant in milliseconds.
  func note(_ text: String) { lines.append("\(text) @\(world.now.nanoseconds / 1_000_000)") }

  /// Runs `begin` at the start of the world, and the world for `seconds`.
  func play(seconds: Double, _ begin: () -> Void) throws -> [String] {
    world.run(begin)
    try world.advance(to: VirtualTime(seconds: seconds))
    return lines
  }

  /// Runs `work` at an instant, in milliseconds.
  func at(_ milliseconds: Int, _ work: @escaping @MainActor () -> Void) {
    world.schedule(at: VirtualTime(nanoseconds: Int64(milliseconds) * 1_000_000)) { work() }
  }

  /// Follows a publisher.
  func follow<P: Publisher>(_ publisher: P, _ name: String = "") {
    publisher.sink(
      receiveCompletion: { [self] in
        if case .failure(let error) = $0 {
          note("\(name)failed \(error)")
        } else {
          note("\(name)end")
        }
      },
      receiveValue: { [self] in note("\(name)\($0)") }
    ).store(in: &cancellables)
  }
}
