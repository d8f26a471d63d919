// Foundation on Linux compares the values of attributed strings in C, by a type number that it
// reads from the eight bytes behind an object's header. For our classes these bytes are the first
// stored property; a zero there ends the process as soon as two adjacent runs differ in such a
// value, and any other value has undefined results. Therefore classes whose objects are attributes
// begin with this word, which denotes a Swift object that is compared with `isEqual`. Tested with
// Swift 6.3's Foundation.

/// The type of the first stored property of every class whose objects are values of attributes.
struct FoundationHeader: Sendable {
  /// Type number 1 (any object) above the eight bits of flags, with the value that Foundation
  /// itself sets.
  private let word: UInt64 = 1 << 8 | 0x80
}
