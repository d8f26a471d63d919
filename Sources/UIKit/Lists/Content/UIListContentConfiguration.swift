// What rows of lists usually show: a picture, a text and a second one.

import Foundation

/// A picture, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Its font.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// The most lines; 0 is no limit.
    public var numberOfLines = 0
    /// Where lines lie.
    public var alignment = TextAlignment.natural
    /// How letters are changed.
    public var transform = TextTransform.none

    /// Where lines lie.
    public enum TextAlignment: Int, Sendable {
      /// Where reading begins.
      case natural
      /// In the middle.
      case center
      /// From side to side.
      case justified
    }

    /// How letters are changed.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// Words begin with a capital.
      case capitalized
    }
  }

  /// How a picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// What its shape is painted with.
    public var tintColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// The most room it takes; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room it takes at least; 0 is its own size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How it looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How it looks.
  public var secondaryTextProperties: TextProperties
  /// What is kept clear around everything.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the texts lie beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between picture and text.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts one over the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  private static func properties(_ style: UIFont.TextStyle, _ color: UIColor) -> TextProperties {
    TextProperties(font: .preferredFont(forTextStyle: style), color: color)
  }

  /// A row; a second text is small and grey under the first one.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(properties(.body, .label), properties(.subheadline, .secondaryLabel))
  }
  /// A row with a small second text under the first one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(properties(.body, .label), properties(.caption1, .label))
  }
  /// A row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      properties(.body, .label), properties(.body, .secondaryLabel))
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// What stands over a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(properties(.headline, .label), top: 3.5, bottom: 3.5)
  }
  /// What stands under a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(properties(.body, .secondaryLabel), top: 4, bottom: 4)
  }
  /// What stands over a section of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = edge(properties(.footnote, .secondaryLabel), top: 17.5, bottom: 6.5)
    made.textProperties.transform = .uppercase
    return made
  }
  /// What stands under a section of a grouped list.
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

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Itself: no state changes it.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a picture, a text and a second text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      dress()
    }
  }
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondary = UILabel()
  private let picture = UIImageView()

  /// A view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondary] { addSubview(view) }
    picture.contentMode = .scaleAspectFit
    dress()
  }

  /// Nothing is decoded.
  public required init?(coder: NSCoder) { nil }

  private func dress() {
    dress(label, shown.text, shown.attributedText, shown.textProperties)
    dress(
      secondary, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    if picture.clipsToBounds { picture.contentMode = .scaleAspectFill }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func dress(
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
    let most = shown.imageProperties.maximumSize
    let factor = min(
      most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1,
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
      (picture, places.image), (label, places.text), (secondary, places.secondary),
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
      height: bounds.width > 0 ? arrangement.height(for: bounds.width) : RowArrangement.leastHeight)
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
