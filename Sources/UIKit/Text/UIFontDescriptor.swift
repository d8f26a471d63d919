// Font descriptors: modifiable descriptions from which fonts are created.

import Foundation
import SegueText

/// A collection of attributes that describe a font.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  /// Must be the first stored property; see `FoundationHeader`.
  private let header = FoundationHeader()
  let recipe: FontRequest
  /// The size of one em, in points. A value of 0 leaves the size to the font that is created.
  public let pointSize: CGFloat

  init(recipe: FontRequest, pointSize: CGFloat) {
    (self.recipe, self.pointSize) = (recipe, pointSize)
    super.init()
  }

  /// Creates a descriptor of the font with the given name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(recipe: FontRequest(source: .name(fontName)), pointSize: size)
  }

  /// Creates a descriptor with the given attributes. Only family, name, size and traits are used.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(recipe: FontRequest(), pointSize: 0, adding: attributes)
  }

  private convenience init(
    recipe: FontRequest, pointSize: CGFloat, adding attributes: [AttributeName: Any]
  ) {
    var recipe = recipe
    if let name = attributes[.name] as? String { recipe.source = .name(name) }
    if let family = attributes[.family] as? String { recipe.source = .family(family) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { recipe.weight = weight.number }
      if let weight = traits[.weight] as? CGFloat { recipe.weight = UIFont.Weight(weight).number }
      if let slant = traits[.slant] as? CGFloat { recipe.isItalic = slant != 0 }
    }
    let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map { CGFloat($0) }
    self.init(recipe: recipe, pointSize: size ?? pointSize)
  }

  /// Returns the descriptor of the font for a text style, scaled for the user's preferred content
  /// size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of the font for a text style, scaled for the content size category of
  /// the given traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Derived descriptors

  /// Returns a descriptor to which the given attributes have been added.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(recipe: recipe, pointSize: pointSize, adding: attributes)
  }

  /// Returns the descriptor with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(recipe: recipe, pointSize: newPointSize)
  }

  /// Returns the descriptor with another family and the same style.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.source = .family(newFamily) }
  }

  /// Returns the descriptor with the given symbolic traits, or `nil` if no system font has them.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard
      symbolicTraits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace, .traitUIOptimized])
    else { return nil }
    return changed { recipe in
      if case .name(let name) = recipe.source,
        let family = try? TextEnvironment.current.fonts.face(named: name).style.family
      {
        recipe.source = .family(family)
      }
      recipe.isItalic = symbolicTraits.contains(.traitItalic)
      recipe.weight =
        symbolicTraits.contains(.traitBold) ? max(recipe.weight, 700) : min(recipe.weight, 500)
      if symbolicTraits.contains(.traitMonoSpace) { recipe.source = .monospaced }
    }
  }

  /// Returns the descriptor with another design of the system font, or `nil` if that design does
  /// not exist here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: changed { $0.source = .system }
    case .monospaced: changed { $0.source = .monospaced }
    default: nil
    }
  }

  private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var copy = recipe
    change(&copy)
    return UIFontDescriptor(recipe: copy, pointSize: pointSize)
  }

  // MARK: Properties

  /// The symbolic traits, such as bold and italic.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = recipe.source == .system ? [.traitUIOptimized] : []
    if recipe.weight >= 600 { traits.insert(.traitBold) }
    if recipe.isItalic { traits.insert(.traitItalic) }
    if recipe.source == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes from which `init(fontAttributes:)` creates an equal descriptor of the same text
  /// style, other than one of digits with equal widths: the size, the weight and slant, and the
  /// family or name of a font other than the system's.
  public var fontAttributes: [AttributeName: Any] {
    var traits: [TraitKey: Any] = [.weight: UIFont.Weight(number: recipe.weight)]
    if recipe.isItalic { traits[.slant] = CGFloat(1) }
    var attributes: [AttributeName: Any] = [.size: pointSize, .traits: traits]
    switch recipe.source {
    case .system: break
    case .monospaced: attributes[.family] = FontRequest.monospacedFamily
    case .family(let name): attributes[.family] = name
    case .name(let name): attributes[.name] = name
    }
    return attributes
  }

  /// The PostScript name of the font that the descriptor resolves to.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Returns the descriptor itself, since descriptors are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two descriptors resolve to equal fonts.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return recipe == other.recipe && pointSize == other.pointSize
  }

  /// A hash of the descriptor's settings and size.
  public override var hash: Int { recipe.hashValue ^ pointSize.hashValue }
}

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String
    /// Creates an attribute with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight and slant, a dictionary with keys of type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait of a font's style.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait.
    public let rawValue: String
    /// Creates a trait with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, a `CGFloat`. A value of 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Traits of a font that can be combined, such as bold and italic.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An italic font.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A bold font.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// An expanded font. No system font has this trait.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// A condensed font. No system font has this trait.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// A font whose letters have equal widths.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// A font that is designed for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The monospaced design, used for code.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The rounded design. It is not available here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs. It is not available here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }
}
