// The attributes of UIKit in Swift's attributed strings, and their conversion from and to
// `NSAttributedString`.

import Foundation

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit, with the same names as keys of `NSAttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: Key<UIFont, Names.Font>
    /// The color of the text.
    public let foregroundColor: Key<UIColor, Names.ForegroundColor>
    /// The color behind the text.
    public let backgroundColor: Key<UIColor, Names.BackgroundColor>
    /// The color of the line below the text.
    public let underlineColor: Key<UIColor, Names.UnderlineColor>
    /// The color of the line through the text.
    public let strikethroughColor: Key<UIColor, Names.StrikethroughColor>
    /// The line below the text.
    public let underlineStyle: Key<NSUnderlineStyle, Names.UnderlineStyle>
    /// The line through the text.
    public let strikethroughStyle: Key<NSUnderlineStyle, Names.StrikethroughStyle>
    /// The space after each letter, in points, instead of the font's kerning.
    public let kern: Key<CGFloat, Names.Kern>
    /// The space after each letter, in points.
    public let tracking: Key<CGFloat, Names.Tracking>
    /// The distance by which the text is raised, in points.
    public let baselineOffset: Key<CGFloat, Names.BaselineOffset>
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// An attribute.
    public enum Key<Value: Hashable & Sendable, Name: UIKitAttributeName>: AttributedStringKey {
      /// The name of the attribute.
      public static var name: String { Name.key.rawValue }
    }

    /// The names of the attributes.
    public enum Names {
      /// The name of the font.
      public enum Font: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.font
      }
      /// The name of the color of the text.
      public enum ForegroundColor: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.foregroundColor
      }
      /// The name of the color behind the text.
      public enum BackgroundColor: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.backgroundColor
      }
      /// The name of the color of the line below the text.
      public enum UnderlineColor: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.underlineColor
      }
      /// The name of the color of the line through the text.
      public enum StrikethroughColor: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.strikethroughColor
      }
      /// The name of the line below the text.
      public enum UnderlineStyle: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.underlineStyle
      }
      /// The name of the line through the text.
      public enum StrikethroughStyle: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.strikethroughStyle
      }
      /// The name of the space after each letter, instead of the font's kerning.
      public enum Kern: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.kern
      }
      /// The name of the space after each letter.
      public enum Tracking: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.tracking
      }
      /// The name of the distance by which the text is raised.
      public enum BaselineOffset: UIKitAttributeName {
        /// The key in `NSAttributedString`.
        public static let key = NSAttributedString.Key.baselineOffset
      }
    }
  }
}

/// The name of an attribute of UIKit.
public protocol UIKitAttributeName {
  /// The key of the attribute in `NSAttributedString`.
  static var key: NSAttributedString.Key { get }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of UIKit by their names.
  public subscript<Found: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Found>
  ) -> Found { self[Found.self] }
}

/// The conversion of one attribute.
private struct AttributeConversion {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  init<Value: Hashable & Sendable, Name: UIKitAttributeName>(
    _ attribute: AttributeScopes.UIKitAttributes.Key<Value, Name>.Type
  ) {
    key = Name.key
    read = { $0[attribute] }
    write = { value, container in
      if let value = Self.value(value, as: Value.self) { container[attribute] = value }
    }
  }

  /// Returns a value as the type of an attribute. Dictionaries may have numbers of any type, and the
  /// bits of lines in place of their style.
  private static func value<Value>(_ value: Any, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = AttributeNumber.value(value) else { return nil }
    let bits = abs(number) < 1e6 ? Int(number) : 0
    return CGFloat(number) as? Value ?? NSUnderlineStyle(rawValue: bits) as? Value
  }

  private typealias Scope = AttributeScopes.UIKitAttributes

  static var all: [AttributeConversion] {
    [
      AttributeConversion(Scope.Key<UIFont, Scope.Names.Font>.self),
      AttributeConversion(Scope.Key<UIColor, Scope.Names.ForegroundColor>.self),
      AttributeConversion(Scope.Key<UIColor, Scope.Names.BackgroundColor>.self),
      AttributeConversion(Scope.Key<UIColor, Scope.Names.UnderlineColor>.self),
      AttributeConversion(Scope.Key<UIColor, Scope.Names.StrikethroughColor>.self),
      AttributeConversion(Scope.Key<NSUnderlineStyle, Scope.Names.UnderlineStyle>.self),
      AttributeConversion(Scope.Key<NSUnderlineStyle, Scope.Names.StrikethroughStyle>.self),
      AttributeConversion(Scope.Key<CGFloat, Scope.Names.Kern>.self),
      AttributeConversion(Scope.Key<CGFloat, Scope.Names.Tracking>.self),
      AttributeConversion(Scope.Key<CGFloat, Scope.Names.BaselineOffset>.self),
    ]
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of UIKit, and the links, of a Swift string.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    let conversions = AttributeConversion.all
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for conversion in conversions {
        if let value = conversion.read(run.attributes) { attributes[conversion.key] = value }
      }
      if let link = run.link { attributes[.link] = link }
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit, and the link, of a text. Others, such as the
  /// paragraph style, have no place in it and are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for conversion in AttributeConversion.all {
      if let value = dictionary[conversion.key] { conversion.write(value, &self) }
    }
    self.link = dictionary[.link] as? URL
  }
}

extension AttributedString {
  /// Creates a Swift string with the attributes of UIKit, and the links, of a text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { found, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(found)))
    }
  }
}

/// A function that derives the attributes of text.
public struct UIConfigurationTextAttributesTransformer {
  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the derived attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
