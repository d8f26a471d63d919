// The noise of fields: a smooth function of the place and the time, from gradients at the corners of a
// grid that a fixed hash chooses. The same in every run.

import Foundation

enum FieldNoise {
  /// Returns a vector whose parts are between about -1 and 1.
  static func vector(_ x: Double, _ y: Double, _ time: Double) -> Vector {
    guard x.isFinite, y.isFinite, time.isFinite else { return .zero }
    return Vector(value(x, y, time, salt: 1), value(x, y, time, salt: 2))
  }

  private static func value(_ x: Double, _ y: Double, _ z: Double, salt: UInt64) -> Double {
    let low = [x, y, z].map { ($0.rounded(.down)).truncatingRemainder(dividingBy: 1e9) }
    let rest = zip([x, y, z], [x, y, z]).map { $0 - $1.rounded(.down) }
    let ease = rest.map { $0 * $0 * $0 * ($0 * ($0 * 6 - 15) + 10) }
    var sum = 0.0
    for corner in 0..<8 {
      let bits = (0..<3).map { corner >> $0 & 1 }
      let weight = (0..<3).reduce(1.0) { $0 * (bits[$1] == 1 ? ease[$1] : 1 - ease[$1]) }
      let gradient = gradient((0..<3).map { Int(low[$0]) + bits[$0] }, salt)
      sum += weight * (0..<3).reduce(0.0) { $0 + gradient[$1] * (rest[$1] - Double(bits[$1])) }
    }
    return sum
  }

  /// Returns one of the twelve gradients to the edges of a cube.
  private static func gradient(_ place: [Int], _ salt: UInt64) -> [Double] {
    var hash = salt
    for number in place {
      hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    let choice = Int(hash >> 40) % 12
    let (first, second): (Double, Double) = (
      choice & 1 == 0 ? 1 : -1, choice & 2 == 0 ? 1 : -1
    )
    return [[first, second, 0], [first, 0, second], [0, first, second]][choice / 4]
  }
}
