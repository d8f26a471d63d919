// The bytes of one execution, read as a sequence of choices. A target that makes structured values
// reads them one by one, so that a small change of the bytes is a small change of the value, which is
// what libFuzzer's search needs.

/// A sequence of choices that the fuzzer's bytes determine.
package struct FuzzInput: Sendable {
  private let bytes: [UInt8]
  private var index = 0

  /// Creates the choices of one execution.
  package init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// A Boolean value that indicates whether all bytes have been read. From then on, every choice is
  /// the first one.
  package var isAtEnd: Bool { index >= bytes.count }

  /// The bytes that have not been read.
  package var rest: [UInt8] { Array(bytes[min(index, bytes.count)...]) }

  /// Reads the next byte, or 0 at the end.
  package mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    index += 1
    return bytes[index - 1]
  }

  /// Returns a number in `0..<count`. Reads one byte if that suffices, otherwise two.
  package mutating func pick(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let first = Int(byte())
    return (count > 256 ? first << 8 | Int(byte()) : first) % count
  }

  /// Returns one of the elements.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[pick(elements.count)]
  }

  /// Returns whether something with the probability `n / all` happens.
  package mutating func chance(_ n: Int, of all: Int) -> Bool { pick(all) < n }

  /// Returns a number in a range, as one of 65,536 steps.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    let step = Double(Int(byte()) << 8 | Int(byte())) / 65535
    return range.lowerBound + (range.upperBound - range.lowerBound) * step
  }

  /// Returns a whole number in a range of at most 65,536.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + pick(range.count)
  }
}

/// Returns a number that depends on all bytes of an input, for what a target chooses besides the input
/// itself: small changes of the input are looked at in other ways (FNV-1a).
package func digest(of bytes: [UInt8]) -> UInt32 {
  bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
}

/// Reports a finding: the process ends, and libFuzzer writes the input to a file.
package func reportFinding(_ message: @autoclosure () -> String) -> Never { fatalError(message()) }

/// Reports a finding unless `condition` holds.
package func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { reportFinding(message()) }
}
