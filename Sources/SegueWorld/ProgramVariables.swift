// The global and static variables of an app's code. A process has one of each, while every launch of
// an app on a device is a process of its own. So each world gets its own values: those of the world
// that runs are in place, and those of the others are kept until they run again.

import Foundation

/// The memory of variables that every world has for itself.
///
/// Values are moved bit by bit, which Swift permits for all types that it compiles on Linux, so no
/// reference is counted anew. A variable of a new world has the value with which the program was
/// loaded, and is initialized when it is first used.
@MainActor
package final class ProgramVariables {
  /// The variables of the code in this program, or `nil` if worlds share them.
  package static var shared: ProgramVariables?

  /// The values of one world.
  final class Values {
    fileprivate var bytes: [UInt8]
    fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  private let regions: [UnsafeMutableRawBufferPointer]
  private let initial: [UInt8]
  /// Where the values in place belong: to a world, or to what has run outside of all worlds.
  private var owner: Values

  /// Creates the variables of the memory regions, which have the values of the loaded program now and
  /// stay valid as long as the process runs. No region overlaps another one.
  package init(_ regions: [UnsafeMutableRawBufferPointer]) {
    self.regions = regions
    initial = Self.bytes(of: regions)
    owner = Values(initial)
  }

  /// The number of bytes of all variables together.
  package var byteCount: Int { initial.count }

  /// Puts the values of `world` in place.
  func enter(_ world: World) {
    let values = world.variables ?? Values(initial)
    guard values !== owner else { return }
    world.variables = values
    owner.bytes = Self.bytes(of: regions)
    var position = 0
    values.bytes.withUnsafeBytes { bytes in
      for region in regions {
        region.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + region.count]))
        position += region.count
      }
    }
    owner = values
  }

  private static func bytes(of regions: [UnsafeMutableRawBufferPointer]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(regions.reduce(0) { $0 + $1.count })
    for region in regions { bytes.append(contentsOf: region) }
    return bytes
  }
}
