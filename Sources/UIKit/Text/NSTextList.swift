// Lists of paragraphs. They give markers as text; nothing draws them by itself.

import Foundation

/// A list that paragraphs belong to, and the form of its markers.
open class NSTextList: NSObject, NSCopying {
  /// The form of the markers of a list: text in which a name in braces stands for a sign or a number.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The form as text.
    public let rawValue: String
    /// Creates a form from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a form from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Hexadecimal numbers with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers with capital letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Octal numbers.
    public static let octal = MarkerFormat("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small Latin letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Capital Latin letters.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numerals in small letters.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numerals in capital letters.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The options of lists.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Items of a list inside another begin with the marker of the outer item.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The form of the markers.
  public let markerFormat: MarkerFormat
  /// The options of the list. They are stored but have no effect.
  public let listOptions: Options
  /// The number of the first item. The default is 1.
  open var startingItemNumber = 1
  /// A Boolean value that indicates whether the markers are numbers or letters.
  open var isOrdered: Bool { counter != nil }

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options mask: Options = []) {
    (self.markerFormat, listOptions) = (markerFormat, mask)
    super.init()
  }
  /// Creates a list whose items have numbers from the given one on.
  public convenience init(
    markerFormat: MarkerFormat, options mask: Options = [], startingItemNumber: Int
  ) {
    self.init(markerFormat: markerFormat, options: mask)
    self.startingItemNumber = startingItemNumber
  }

  /// Returns the marker of the item with a number.
  open func marker(forItemNumber itemNumber: Int) -> String {
    guard let name else { return markerFormat.rawValue }
    let marker = counter?.text(itemNumber) ?? Self.signs[name] ?? ""
    return markerFormat.rawValue.replacingOccurrences(of: "{\(name)}", with: marker)
  }

  /// Returns the list itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two lists have the same form, options and first number.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  /// A hash of the form of the markers.
  open override var hash: Int { markerFormat.hashValue }

  /// The name in braces.
  private var name: String? {
    guard let open = markerFormat.rawValue.firstIndex(of: "{"),
      let close = markerFormat.rawValue[open...].firstIndex(of: "}")
    else { return nil }
    return String(markerFormat.rawValue[markerFormat.rawValue.index(after: open)..<close])
  }

  private var counter: ListCounter? { name.flatMap { ListCounter(rawValue: $0) } }

  private static let signs = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]
}

/// The forms of numbers in markers.
enum ListCounter: String {
  case decimal, octal
  case lowerHexadecimal = "lower-hexadecimal"
  case upperHexadecimal = "upper-hexadecimal"
  case lowerAlpha = "lower-alpha"
  case upperAlpha = "upper-alpha"
  case lowerLatin = "lower-latin"
  case upperLatin = "upper-latin"
  case lowerRoman = "lower-roman"
  case upperRoman = "upper-roman"

  /// Returns a number in this form; decimal if letters or numerals cannot express it.
  func text(_ number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .octal: String(number, radix: 8)
    case .lowerHexadecimal: String(number, radix: 16)
    case .upperHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowerAlpha, .lowerLatin: Self.letters(number)
    case .upperAlpha, .upperLatin: Self.letters(number).uppercased()
    case .lowerRoman: Self.roman(number)
    case .upperRoman: Self.roman(number).uppercased()
    }
  }

  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let numerals = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }
}
