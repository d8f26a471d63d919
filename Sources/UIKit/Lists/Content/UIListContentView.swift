// The view of the usual contents of list rows.

import Foundation

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

  /// The image with the configuration of symbols that have none of their own.
  private var shownImage: UIImage? {
    shown.image?.preferring(shown.imageProperties.preferredSymbolConfiguration)
  }

  private func applyStyle() {
    applyStyle(label, shown.text, shown.attributedText, shown.textProperties)
    applyStyle(
      secondary, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    image.image = shownImage
    image.isHidden = shown.image == nil
    let tint = shown.imageProperties
    image.tintColor =
      tint.tintColorTransformer.map { $0(tint.tintColor ?? tintColor) } ?? tint.tintColor
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
    label.textColor = properties.resolvedColor()
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
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
    guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
    let maximum = shown.imageProperties.maximumSize
    let factor = min(
      maximum.width > 0 ? maximum.width / size.width : 1,
      maximum.height > 0 ? maximum.height / size.height : 1,
      1)
    var reserved = shown.imageProperties.reservedLayoutSize
    if reserved.width == UIListContentConfiguration.ImageProperties.standardDimension {
      reserved.width = 28
    }
    if reserved.height == UIListContentConfiguration.ImageProperties.standardDimension {
      reserved.height = 28
    }
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
