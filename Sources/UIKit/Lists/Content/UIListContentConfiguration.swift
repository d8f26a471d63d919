// The usual contents of list rows: an image, a text and a secondary text.

import Foundation

/// A content configuration with an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The transformation of the text's case.
    public var transform = TextTransform.none

    /// An alignment of text.
    public enum TextAlignment: Int, Sendable {
      /// The natural alignment of the layout direction.
      case natural
      /// The text is centered.
      case center
      /// The text is justified.
      case justified
    }

    /// A transformation of a text's case.
    public enum TextTransform: Int, Sendable {
      /// The text is not transformed.
      case none
      /// The text is transformed to uppercase.
      case uppercase
      /// The text is transformed to lowercase.
      case lowercase
      /// The first letter of each word is capitalized.
      case capitalized
    }
  }

  /// The appearance of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The tint color of a template image.
    public var tintColor: UIColor?
    /// The corner radius of the image.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image. A dimension of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The minimum size that is reserved for the image. A dimension of 0 uses the size of the
    /// image.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The image of the row.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text of the row.
  public var text: String?
  /// The attributed text, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text of the row.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The margins around the contents.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A Boolean value that indicates whether the texts are placed beside each other if there is
  /// enough space. The default is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are placed beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts that are placed one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  private static func properties(_ style: UIFont.TextStyle, _ color: UIColor) -> TextProperties {
    TextProperties(font: .preferredFont(forTextStyle: style), color: color)
  }

  /// Returns the default configuration of a cell. The secondary text is small and gray, below the
  /// text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(properties(.body, .label), properties(.subheadline, .secondaryLabel))
  }
  /// Returns the configuration of a cell with a small secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(properties(.body, .label), properties(.caption1, .label))
  }
  /// Returns the configuration of a cell with a value at its trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      properties(.body, .label), properties(.body, .secondaryLabel))
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// Returns the configuration of a section header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(properties(.headline, .label), top: 3.5, bottom: 3.5)
  }
  /// Returns the configuration of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(properties(.body, .secondaryLabel), top: 4, bottom: 4)
  }
  /// Returns the configuration of a section header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = edge(properties(.footnote, .secondaryLabel), top: 17.5, bottom: 6.5)
    made.textProperties.transform = .uppercase
    return made
  }
  /// Returns the configuration of a section footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(properties(.footnote, .secondaryLabel), top: 7.5, bottom: 10)
  }

  private static func edge(_ text: TextProperties, top: CGFloat, bottom: CGFloat)
    -> UIListContentConfiguration
  {
    var made = UIListContentConfiguration(text, properties(.footnote, .secondaryLabel))
    made.directionalLayoutMargins.top = top
    made.directionalLayoutMargins.bottom = bottom
    return made
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration itself, which does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A content view that shows an image, a text and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The configuration that the view shows. Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      applyStyle()
    }
  }
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondary = UILabel()
  private let image = UIImageView()

  /// Creates a view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [image, label, secondary] { addSubview(view) }
    image.contentMode = .scaleAspectFit
    applyStyle()
  }

  /// Returns `nil`. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) { nil }

  private func applyStyle() {
    applyStyle(label, shown.text, shown.attributedText, shown.textProperties)
    applyStyle(
      secondary, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    image.image = shown.image
    image.isHidden = shown.image == nil
    image.tintColor = shown.imageProperties.tintColor
    image.layer.cornerRadius = shown.imageProperties.cornerRadius
    image.clipsToBounds = shown.imageProperties.cornerRadius > 0
    if image.clipsToBounds { image.contentMode = .scaleAspectFill }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyStyle(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { $0.changed(properties.transform) }
    }
  }

  private var imageSize: CGSize {
    guard let size = shown.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let maximum = shown.imageProperties.maximumSize
    let factor = min(
      maximum.width > 0 ? maximum.width / size.width : 1,
      maximum.height > 0 ? maximum.height / size.height : 1,
      1)
    let reserved = shown.imageProperties.reservedLayoutSize
    return CGSize(
      width: max(size.width * factor, reserved.width),
      height: max(size.height * factor, reserved.height))
  }

  var arrangement: RowArrangement {
    RowArrangement(
      kind: shown.prefersSideBySideTextAndSecondaryText ? .beside : .stacked,
      margins: shown.directionalLayoutMargins, imageSize: imageSize,
      imageGap: shown.imageToTextPadding,
      verticalGap: shown.textToSecondaryTextVerticalPadding,
      horizontalGap: shown.textToSecondaryTextHorizontalPadding, text: label, secondary: secondary)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = arrangement.places(in: bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, place) in [
      (image, places.image), (label, places.text), (secondary, places.secondary),
    ] as [(UIView, CGRect)] {
      view.frame = isMirrored ? place.mirrored(in: bounds.width) : place
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height(for: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: bounds.width > 0
        ? arrangement.height(for: bounds.width) : RowArrangement.minimumHeight)
  }
}

extension String {
  @MainActor
  fileprivate func changed(
    _ transform: UIListContentConfiguration.TextProperties.TextTransform
  ) -> String {
    switch transform {
    case .none: self
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    case .capitalized: capitalized
    }
  }
}
