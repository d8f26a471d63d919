// A detector of URLs, email addresses and telephone numbers. Foundation on Linux has none. It finds
// what has an unmistakable form, and nothing that only a language or a country makes clear.

import Foundation
import SegueWorld

/// A detector of data in text.
open class NSDataDetector: NSObject {
  /// The kinds of data that are looked for.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  /// Creates a detector. Links and telephone numbers are found; other kinds are reported as not
  /// supported.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    self.checkingTypes = checkingTypes
    super.init()
    for (bit, name) in Self.unsupported where checkingTypes & bit != 0 && !asksForAll {
      guard World.isRunningHere else { continue }
      MainActor.assumeIsolated {
        World.current.reportUnsupported("the detection of \(name) in text")
      }
    }
  }

  private var asksForAll: Bool { checkingTypes.nonzeroBitCount > 8 }
  private static let unsupported: [(UInt64, String)] = [
    (1 << 4, "dates"), (1 << 5, "addresses"), (1 << 12, "flights"),
  ]

  // MARK: Searching

  /// Returns what is found in a range of a text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    DetectedData.all(in: string, range: range).filter { $0.kind.bit & checkingTypes != 0 }
      .map(DetectedResult.init)
  }
  /// Returns the first match in a range of a text.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }
  /// Returns the number of matches in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }
  /// Returns the range of the first match; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
  /// Calls a closure for each match.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    for match in matches(in: string, options: options, range: range) {
      var stops = ObjCBool(false)
      block(match, [], &stops)
      if stops.boolValue { return }
    }
  }
}

extension NSTextCheckingResult {
  /// The URL of a detected link; `nil` for other results.
  public var url: URL? { (self as? DetectedResult)?.data.linkedURL }
  /// The detected telephone number as it is written; `nil` for other results.
  public var phoneNumber: String? {
    (self as? DetectedResult).flatMap { $0.data.kind == .phoneNumber ? $0.data.text : nil }
  }
  /// The detected date. Always `nil`: dates are not detected.
  public var date: Date? { nil }
  /// The parts of a detected address. Always `nil`: addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The result of a detector.
private final class DetectedResult: NSTextCheckingResult {
  let data: DetectedData

  init(_ data: DetectedData) {
    self.data = data
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { CheckingType(rawValue: data.kind.bit) }
  override func range(at idx: Int) -> NSRange { data.range }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
