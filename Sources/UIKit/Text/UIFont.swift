// A font of a particular size. It is looked up when it is created. If it cannot be found, that is
// noted when text is laid out with it, and lines have the metrics of Inter.

import Foundation
import SegueText

/// A font at a particular size.
public final class UIFont: NSObject, NSCopying, Sendable {
  /// Must be the first stored property; see `FoundationHeader`.
  private let header = FoundationHeader()
  let recipe: FontRequest
  /// The font's face, or `nil` if it could not be found.
  package let face: FontFace?
  /// The reason why the face could not be found, or `nil` if it was found.
  let problem: FontError?
  /// The size of one em, in points.
  public let pointSize: CGFloat

  init(recipe: FontRequest, pointSize: CGFloat) {
    let size = Self.allowed(pointSize)
    (self.recipe, self.pointSize) = (recipe, size)
    do throws(FontError) {
      face = try recipe.face(size, in: TextEnvironment.current.fonts)
      problem = nil
    } catch {
      (face, problem) = (nil, error)
    }
    super.init()
  }

  /// Creates the system font at the system size, for code that needs any font.
  public convenience override init() { self.init(recipe: FontRequest(), pointSize: 0) }

  /// Creates the font with a PostScript name, full name or family name. Returns `nil` if there is
  /// none. In place of a font that iOS has and that is not installed, it is the system font with the
  /// name's weight and slant, with a warning.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let request = FontRequest(source: .name(fontName))
    if Self.installed(request, fontSize) == nil, let standIn = StandInFont(for: fontName) {
      StandInFont.warn(fontName)
      self.init(recipe: standIn.request, pointSize: fontSize)
      return
    }
    self.init(recipe: request, pointSize: fontSize)
    guard face != nil else { return nil }
  }

  private static func installed(_ request: FontRequest, _ size: CGFloat) -> FontFace? {
    try? request.face(allowed(size), in: TextEnvironment.current.fonts)
  }

  /// Returns the font with a name if it is installed.
  package static func installed(name: String, size: CGFloat) -> UIFont? {
    let request = FontRequest(source: .name(name))
    return installed(request, size) == nil ? nil : UIFont(recipe: request, pointSize: size)
  }

  /// Returns the font that takes the place of one of iOS that is not installed, without a warning.
  package static func standIn(name: String, size: CGFloat) -> UIFont? {
    StandInFont(for: name).map { UIFont(recipe: $0.request, pointSize: size) }
  }

  /// Creates the font that a descriptor describes. A size greater than 0 replaces the descriptor's
  /// own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      recipe: descriptor.recipe, pointSize: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// Returns a valid point size: 0 becomes the system size, negative sizes and NaN become 0, and
  /// sizes are limited to 4096 points.
  private static func allowed(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(size, largestSize) : (size == 0 ? systemFontSize : 0)
  }
  private static let largestSize: CGFloat = 4096

  // MARK: System fonts

  /// Returns the system font at the given size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(recipe: FontRequest(), pointSize: fontSize)
  }
  /// Returns the system font at the given size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(recipe: FontRequest(weight: weight.number), pointSize: fontSize)
  }
  /// Returns the bold system font at the given size. Its weight is semibold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// Returns the italic system font at the given size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(recipe: FontRequest(isItalic: true), pointSize: fontSize)
  }
  /// Returns the system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      recipe: FontRequest(weight: weight.number, hasTabularDigits: true), pointSize: fontSize)
  }
  /// Returns the monospaced system font, DejaVu Sans Mono. If it is not installed, text in it is
  /// reported as an error.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(recipe: FontRequest(source: .monospaced, weight: weight.number), pointSize: fontSize)
  }

  /// The standard size of the system font. Always 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The standard size of small text. Always 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of labels. Always 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons. Always 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// Returns the font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(recipe: recipe, pointSize: fontSize)
  }

  // MARK: Names

  /// The name of the font's family; empty if the font could not be found.
  public var familyName: String { face?.style.family ?? "" }
  /// The PostScript name of the font; empty if the font could not be found.
  public var fontName: String { face?.style.postScriptName ?? "" }
  /// A descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(recipe: recipe, pointSize: pointSize)
  }
  /// The names of the available families: those of the scene first, then those of the system.
  public class var familyNames: [String] { TextEnvironment.current.fonts.families }

  // MARK: Metrics

  /// The height of lines above the baseline, in points.
  public var ascender: CGFloat { points { $0.ascent } ?? pointSize * 0.96875 }
  /// The depth of lines below the baseline, in points, as a negative number.
  public var descender: CGFloat { points { $0.descent } ?? pointSize * -0.2415 }
  /// The distance between lines that the font specifies, in points.
  public var leading: CGFloat { points { $0.lineGap } ?? 0 }
  /// The height of flat capital letters, in points.
  public var capHeight: CGFloat { points { $0.capHeight } ?? pointSize * 0.727 }
  /// The height of flat lowercase letters, in points.
  public var xHeight: CGFloat { points { $0.xHeight } ?? pointSize * 0.546 }
  /// The height of a line without leading, in points.
  public var lineHeight: CGFloat { ascender - descender }

  private func points(_ size: (FontMetrics) -> Double) -> CGFloat? {
    face.map { size($0.metrics) * Double(pointSize) / Double($0.unitsPerEm) }
  }

  // MARK: Copying and comparing

  /// Returns the font itself, since fonts are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two fonts have equal content, size and settings.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return recipe == other.recipe && pointSize == other.pointSize && face == other.face
  }

  /// A hash of the font's settings and size.
  public override var hash: Int { recipe.hashValue ^ pointSize.hashValue }

  /// The PostScript name and the point size.
  public override var description: String { "UIFont(\(fontName), \(pointSize))" }
}
