// `.random(in:)`, `shuffled()` and their like draw from the world's chance, in every file that imports
// UIKit: what a library declares comes before a member of the standard library with the very same
// signature. The forms with `using:` are left alone; they say themselves where chance comes from.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The world's chance, under the name of the machine's.
public typealias SystemRandomNumberGenerator = VirtualChance

extension FixedWidthInteger {
  /// A number of `range`, each as likely as any other, by the world's chance.
  public static func random(in range: Range<Self>) -> Self {
    var chance = VirtualChance()
    return random(in: range, using: &chance)
  }

  /// A number of `range`, each as likely as any other, by the world's chance.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var chance = VirtualChance()
    return random(in: range, using: &chance)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number of `range`, by the world's chance.
  public static func random(in range: Range<Self>) -> Self {
    var chance = VirtualChance()
    return random(in: range, using: &chance)
  }

  /// A number of `range`, by the world's chance.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var chance = VirtualChance()
    return random(in: range, using: &chance)
  }
}

extension Bool {
  /// True or false, by the world's chance.
  public static func random() -> Bool {
    var chance = VirtualChance()
    return random(using: &chance)
  }
}

extension Collection {
  /// An element, by the world's chance; nil if there is none.
  public func randomElement() -> Element? {
    var chance = VirtualChance()
    return randomElement(using: &chance)
  }
}

extension Sequence {
  /// The elements in an order that the world's chance decides.
  public func shuffled() -> [Element] {
    var chance = VirtualChance()
    return shuffled(using: &chance)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in an order that the world's chance decides.
  public mutating func shuffle() {
    var chance = VirtualChance()
    shuffle(using: &chance)
  }
}
