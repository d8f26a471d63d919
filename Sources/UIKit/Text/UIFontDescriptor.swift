// What a font is like, as something to change and to make fonts of.

import Foundation
import SegueText

/// A description of a font.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  /// Must be the first: see `FoundationHeader`.
  private let header = FoundationHeader()
  let recipe: FontRecipe
  /// Points of one em; 0 leaves it to the font that is made.
  public let pointSize: CGFloat

  init(recipe: FontRecipe, pointSize: CGFloat) {
    (self.recipe, self.pointSize) = (recipe, pointSize)
    super.init()
  }

  /// The font of this name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(recipe: FontRecipe(source: .name(fontName)), pointSize: size)
  }

  /// A font of these attributes: family, name, size and traits are looked at.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(recipe: FontRecipe(), pointSize: 0, adding: attributes)
  }

  private convenience init(
    recipe: FontRecipe, pointSize: CGFloat, adding attributes: [AttributeName: Any]
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

  /// The description of the font for a text style, at the size people want.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of the font for a text style under some traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Changing

  /// The same with these attributes too.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(recipe: recipe, pointSize: pointSize, adding: attributes)
  }

  /// The same at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(recipe: recipe, pointSize: newPointSize)
  }

  /// The same style of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.source = .family(newFamily) }
  }

  /// The same bold, italic or as it is wanted; `nil` for what no font of the system has.
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

  /// The same in another design of the system's; `nil` for those that it does not have.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: changed { $0.source = .system }
    case .monospaced: changed { $0.source = .monospaced }
    default: nil
    }
  }

  private func changed(_ change: (inout FontRecipe) -> Void) -> UIFontDescriptor {
    var copy = recipe
    change(&copy)
    return UIFontDescriptor(recipe: copy, pointSize: pointSize)
  }

  // MARK: Asking

  /// Bold, italic and the like.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = recipe.source == .system ? [.traitUIOptimized] : []
    if recipe.weight >= 600 { traits.insert(.traitBold) }
    if recipe.isItalic { traits.insert(.traitItalic) }
    if recipe.source == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The name of the font that would be made.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Descriptions do not change, so a copy is the description itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal descriptions make equal fonts.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return recipe == other.recipe && pointSize == other.pointSize
  }

  /// Equal descriptions have equal hashes.
  public override var hash: Int { recipe.hashValue ^ pointSize.hashValue }
}

extension UIFontDescriptor {
  /// What can be said of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An attribute of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and slant, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// What can be said of a font's style.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A trait of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `CGFloat`; 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Bold, italic and the like.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Traits of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanting.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide; no font is.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow; no font is.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters that are all equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
  }

  /// The designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A design of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// For code.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends; there is none.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs; there is none.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }
}
