// The contents of a button in its state, their size and their layout, whether they are specified by
// state or by a configuration.

import Foundation

/// The appearance of a button in its current state.
@MainActor
struct ButtonFace {
  var title: NSAttributedString?
  var plainTitle: String?
  var subtitle: NSAttributedString?
  /// The color of the image; that of the title if it is `nil`.
  var imageColor: UIColor?
  var image: UIImage?
  var isBusy = false
  var font: UIFont
  var color: UIColor
  var back: UIColor?
  var backImage: UIImage?
  var insets = UIEdgeInsets.zero
  /// The smallest size of the button. Without a configuration, a button keeps a distance above and below
  /// its title, and has the size of a title even if it has none.
  var leastSize = CGSize.zero
  /// The distance of a title from the upper and the lower edge of a button without a configuration and
  /// without insets of its own.
  var titleMargin: CGFloat = 0
  var gap: CGFloat = 0
  var lineGap: CGFloat = 0
  /// The share of the space beside the shorter line of the text that is to the left of it.
  var lineShare: CGFloat = 0.5
  var placement = NSDirectionalRectEdge.leading
  var opacity: CGFloat = 1
  var titleSize = CGSize.zero
  var subtitleSize = CGSize.zero
  var subtitleFont = UIFont.systemFont(ofSize: 12)
  /// The chevrons of a pop-up button, behind everything else.
  var indicator: UIImage?
  var indicatorColor: UIColor?
  /// The distance between the indicator and what is before it, in points. Our choice.
  static let indicatorGap: CGFloat = 5

  var isEmpty: Bool { !hasTitle && image == nil && !isBusy }
  var hasTitle: Bool { plainTitle?.isEmpty == false || title != nil }

  /// The size of the title and the subtitle together.
  var textSize: CGSize {
    guard subtitle != nil else { return titleSize }
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + lineGap + subtitleSize.height)
  }

  var imageSize: CGSize {
    if isBusy { return CGSize(width: 20, height: 20) }
    return image?.size ?? .zero
  }

  var isStacked: Bool { placement == .top || placement == .bottom }

  /// The width of the indicator and the distance to what is before it.
  var indicatorWidth: CGFloat { indicator.map { $0.size.width + Self.indicatorGap } ?? 0 }

  /// The size of image, text and indicator together.
  var contentSize: CGSize {
    let size = mainSize
    return CGSize(
      width: size.width + indicatorWidth, height: max(size.height, indicator?.size.height ?? 0))
  }

  /// The size of the image and the text together.
  private var mainSize: CGSize {
    let (image, text) = (imageSize, textSize)
    guard image != .zero else { return text }
    guard hasTitle else { return image }
    return isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  var size: CGSize {
    let content = contentSize
    return CGSize(
      width: max(leastSize.width, content.width + insets.left + insets.right),
      height: max(leastSize.height, content.height + insets.top + insets.bottom))
  }
}

extension UIButton {
  /// The button's current appearance.
  var face: ButtonFace {
    var face = configuration.map(configuredFace) ?? plainFace
    let label = parts.measuringLabel
    (label.font, label.text) = (face.font, face.plainTitle)
    if let title = face.title { label.attributedText = title }
    if face.hasTitle { face.titleSize = label.intrinsicContentSize }
    if configuration == nil { addMargins(to: &face) }
    if let subtitle = face.subtitle {
      (label.font, label.attributedText) = (face.subtitleFont, subtitle)
      face.subtitleSize = label.intrinsicContentSize
    }
    return face
  }

  private var plainFace: ButtonFace {
    let isSystem = buttonType != .custom
    var face = ButtonFace(
      font: parts.existingLabel?.font
        ?? .systemFont(ofSize: isSystem ? 15 : UIFont.buttonFontSize),
      color: titleColor(for: state) ?? .white)
    face.title = attributedTitle(for: state)
    face.plainTitle = title(for: state)
    face.image =
      image(for: state)?.preferring(preferredSymbolConfigurationForImage(in: state))
      ?? buttonType.symbol?.image(for: traitCollection)
    face.backImage = backgroundImage(for: state)
    face.insets = contentEdgeInsets
    if isHighlighted { face.opacity = isSystem ? 0.2 : 1 }
    return face
  }

  /// The margin of titles, and the smallest width of a button that has one or could have one.
  private static let (titleMargin, leastTitledWidth): (CGFloat, CGFloat) = (6, 30)

  /// Adds the size of a background image, and, unless there is only an image, that of a title between
  /// its margins.
  private func addMargins(to face: inout ButtonFace) {
    face.leastSize = face.backImage?.size ?? .zero
    let isImageAlone = !face.hasTitle && (face.image != nil || face.backImage != nil)
    guard contentEdgeInsets == .zero, !isImageAlone else { return }
    face.titleMargin = Self.titleMargin
    let line = face.hasTitle ? face.titleSize.height : emptyLineHeight(face.font)
    face.leastSize.width = max(face.leastSize.width, Self.leastTitledWidth)
    face.leastSize.height = max(face.leastSize.height, line + 2 * Self.titleMargin)
  }

  private func emptyLineHeight(_ font: UIFont) -> CGFloat {
    (parts.measuringLabel.font, parts.measuringLabel.text) = (font, " ")
    return parts.measuringLabel.intrinsicContentSize.height
  }

  private func configuredFace(_ configuration: Configuration) -> ButtonFace {
    let tint: UIColor = role == .destructive ? .systemRed : tintColor
    let colors = configuration.colors(tint: tint, isEnabled: isEnabled)
    let traits = traitCollection
    let ownColor = titleColors[state] ?? titleColors[.normal]
    var face = ButtonFace(
      font: configuration.titleFont(traits, role), color: ownColor ?? colors.content,
      back: colors.back)
    face.subtitleFont = configuration.subtitleFont(traits)
    face.plainTitle = (state == .normal ? nil : titles[state]) ?? configuration.title
    if configuration.hasStyledTitle {
      face.title = configuration.attributedTitle.map {
        text($0, face.font, face.color, configuration.titleTextAttributesTransformer)
      }
    }
    if let title = attributedTitle(for: state) { face.title = title }
    face.subtitle = configuration.attributedSubtitle.map {
      text($0, face.subtitleFont, face.color, configuration.subtitleTextAttributesTransformer)
    }
    face.imageColor =
      configuration.imageColorTransformer.map { $0(colors.content) } ?? colors.content
    face.image =
      (state == .normal
        ? nil : images[state]?.preferring(preferredSymbolConfigurationForImage(in: state)))
      ?? configuration.image(traits)
    face.isBusy = configuration.showsActivityIndicator
    face.insets = configuration.contentInsets.absolute(effectiveUserInterfaceLayoutDirection)
    face.gap = configuration.imagePadding
    if configuration.showsIndicator(isPopUp: isPopUp) {
      face.indicator = UIImage(
        systemName: "chevron.up.chevron.down",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: face.font.pointSize * 0.8, weight: .semibold))
      face.indicatorColor = configuration.indicatorColorTransformer.map { $0(face.color) }
    }
    face.lineGap = configuration.titlePadding
    face.placement = configuration.imagePlacement
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.titleAlignment {
    case .automatic, .center: break
    case .leading: face.lineShare = isMirrored ? 1 : 0
    case .trailing: face.lineShare = isMirrored ? 0 : 1
    }
    return face
  }
}

extension UIButton {
  /// Returns a title with the attributes of the style, changed by a transformer, beneath its own.
  private func text(
    _ title: AttributedString, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var attributes = AttributeContainer()
    (attributes.font, attributes.foregroundColor) = (font, color)
    if let transformer { attributes = transformer(attributes) }
    return NSAttributedString(title.mergingAttributes(attributes, mergePolicy: .keepCurrent))
  }
}

extension UIButton: BaselineSource {
  var baselinePlace: BaselinePlace {
    // The baseline of a button without a title is its lower edge.
    guard face.hasTitle else { return .bottom }
    return switch contentVerticalAlignment {
    case .top: .top
    case .bottom: .bottom
    case .center, .fill: .middle
    }
  }

  func baselines(width: CGFloat?) -> TextBaselines {
    let face = face
    guard face.hasTitle, let label = titleLabel else {
      return TextBaselines(
        first: face.size.height, last: face.size.height, height: face.size.height)
    }
    let inner = face.size.height - face.insets.top - face.insets.bottom
    let around = (inner - face.textSize.height) / 2
    return label.naturalBaselines(width: nil)
      .padded(above: face.insets.top + around, below: face.insets.bottom + around)
  }
}
