// Foundation on Linux compares the values of attributed strings in C, by a type number that it reads
// from the eight bytes behind an object's header. For a class of ours those are its first stored
// property; a zero there ends the process as soon as two neighbouring runs differ in such a value, and
// anything else is a matter of luck. So classes whose objects are attributes begin with this word,
// which says: an object of Swift, to be asked by `isEqual`. Tried with Swift 6.3's Foundation.

/// What the first stored property of a class must be whose objects are values of attributes.
struct FoundationHeader: Sendable {
  /// Type number 1 (any object) above the eight bits of flags, which Foundation itself sets so.
  private let word: UInt64 = 1 << 8 | 0x80
}
