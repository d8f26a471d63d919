// A font of some size. It is found when it is made; what cannot be found is noted when text is laid
// out with it, and lines then have the sizes of Inter.

import Foundation
import SegueText

/// A font at a size.
public final class UIFont: NSObject, NSCopying, Sendable {
  /// Must be the first: see `FoundationHeader`.
  private let header = FoundationHeader()
  let recipe: FontRecipe
  /// The font, unless it could not be found.
  package let face: FontFace?
  /// Why it could not be found.
  let problem: FontError?
  /// Points of one em.
  public let pointSize: CGFloat

  init(recipe: FontRecipe, pointSize: CGFloat) {
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

  /// The font of this PostScript name, full name or family; `nil` if there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(recipe: FontRecipe(source: .name(fontName)), pointSize: fontSize)
    guard face != nil else { return nil }
  }

  /// The font that a descriptor describes; a size above 0 replaces its own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      recipe: descriptor.recipe, pointSize: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// Sizes that are not numbers, or of which no frame could show a letter, are brought into bounds.
  private static func allowed(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(size, largestSize) : (size == 0 ? systemFontSize : 0)
  }
  private static let largestSize: CGFloat = 4096

  // MARK: The system's

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(recipe: FontRecipe(), pointSize: fontSize)
  }
  /// The system's font of some weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(recipe: FontRecipe(weight: weight.number), pointSize: fontSize)
  }
  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// The system's font, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(recipe: FontRecipe(isItalic: true), pointSize: fontSize)
  }
  /// The system's font with digits that are all equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      recipe: FontRecipe(weight: weight.number, hasTabularDigits: true), pointSize: fontSize)
  }
  /// The system's font for code: DejaVu Sans Mono. Text in it is refused where that is not installed.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(recipe: FontRecipe(source: .monospaced, weight: weight.number), pointSize: fontSize)
  }

  /// The usual size of labels on other platforms.
  public class var systemFontSize: CGFloat { 14 }
  /// The usual size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The usual size of buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(recipe: recipe, pointSize: fontSize)
  }

  // MARK: Names

  /// The family's name.
  public var familyName: String { face?.style.family ?? "" }
  /// The font's PostScript name.
  public var fontName: String { face?.style.postScriptName ?? "" }
  /// What the font is described by.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(recipe: recipe, pointSize: pointSize)
  }
  /// The families that can be named: the scene's own, then the system's.
  public class var familyNames: [String] { TextEnvironment.current.fonts.families }

  // MARK: Sizes

  /// How far lines reach above the baseline.
  public var ascender: CGFloat { points { $0.ascent } ?? pointSize * 0.96875 }
  /// How far lines reach below the baseline; negative.
  public var descender: CGFloat { points { $0.descent } ?? pointSize * -0.2415 }
  /// What the font wants between lines.
  public var leading: CGFloat { points { $0.lineGap } ?? 0 }
  /// The height of a flat capital.
  public var capHeight: CGFloat { points { $0.capHeight } ?? pointSize * 0.727 }
  /// The height of a flat small letter.
  public var xHeight: CGFloat { points { $0.xHeight } ?? pointSize * 0.546 }
  /// The height of a line.
  public var lineHeight: CGFloat { ascender - descender }

  private func points(_ size: (FontMetrics) -> Double) -> CGFloat? {
    face.map { size($0.metrics) * Double(pointSize) / Double($0.unitsPerEm) }
  }

  // MARK: Values

  /// Fonts do not change, so a copy is the font itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fonts of the same content, size and settings are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return recipe == other.recipe && pointSize == other.pointSize && face == other.face
  }

  /// Equal fonts have equal hashes.
  public override var hash: Int { recipe.hashValue ^ pointSize.hashValue }

  /// The name and the size.
  public override var description: String { "UIFont(\(fontName), \(pointSize))" }
}
