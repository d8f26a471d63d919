// The subviews of a button, which are created when there is something for them to show.

import Foundation

/// The label, image and background of one button.
@MainActor
final class ButtonParts {
  private(set) var existingLabel: UILabel?
  private(set) var imageView: UIImageView?
  private var subtitleLabel: UILabel?
  private var spinner: UIActivityIndicatorView?
  private var indicator: UIImageView?
  private var backdrop: BackgroundView?
  /// A Boolean value that indicates whether the background is that of the configuration.
  private var hasBackground = false
  /// The darker image of a highlighted button, and the pixels of that from which it was made.
  private var darkened: (source: CGImage?, image: UIImage)?
  /// A label that measures text before it is shown.
  lazy var measuringLabel = UILabel()

  func titleLabel(of button: UIButton) -> UILabel {
    if let existingLabel { return existingLabel }
    let label = UILabel()
    let usual: CGFloat = button.buttonType == .custom ? UIFont.buttonFontSize : 15
    label.font =
      button.configuration?.titleFont(button.traitCollection, button.role)
      ?? .systemFont(ofSize: usual)
    label.lineBreakMode = .byTruncatingMiddle
    existingLabel = label
    button.addSubview(label)
    return label
  }

  // MARK: Contents

  func show(_ face: ButtonFace, in button: UIButton) {
    showTitle(face, in: button)
    showImage(face, in: button)
    showIndicator(face, in: button)
    guard let configuration = button.configuration else {
      if !button.backgroundImages.isEmpty { button.layer.contents = face.backImage?.cgImage }
      return
    }
    if face.back != nil || hasBackground { button.backgroundColor = face.back }
    hasBackground = face.back != nil
    button.layer.cornerRadius = configuration.cornerRadius(
      height: button.bounds.height, button.traitCollection)
    button.layer.borderWidth = configuration.background.strokeWidth
    button.layer.borderColor =
      configuration.background.strokeColor?.resolvedColor(
        with: button.traitCollection
      ).cgColor
    showBackdrop(configuration.background, in: button)
  }

  /// Shows what the background of a configuration contains besides its color and its border, which
  /// are those of the button's layer.
  private func showBackdrop(_ background: UIBackgroundConfiguration, in button: UIButton) {
    let isNeeded =
      background.image != nil || background.customView != nil || background.visualEffect != nil
    backdrop?.isHidden = !isNeeded
    guard isNeeded else { return }
    let view = backdrop ?? BackgroundView()
    backdrop = view
    var shown = background
    (shown.backgroundColor, shown.strokeWidth) = (.clear, 0)
    shown.cornerRadius = button.layer.cornerRadius
    view.configuration = shown
    if button.subviews.first !== view { button.insertSubview(view, at: 0) }
  }

  private func showTitle(_ face: ButtonFace, in button: UIButton) {
    if existingLabel != nil || face.hasTitle {
      let label = titleLabel(of: button)
      if let configuration = button.configuration {
        label.font = face.font
        label.lineBreakMode = configuration.titleLineBreakMode
      }
      if let title = face.title {
        label.attributedText = title
      } else {
        label.text = face.plainTitle
        label.textColor = face.color
      }
      label.alpha = button.configuration == nil ? face.opacity : 1
    }
    subtitleLabel?.isHidden = face.subtitle == nil
    guard let subtitle = face.subtitle else { return }
    let label = subtitleLabel ?? UILabel()
    if subtitleLabel == nil {
      subtitleLabel = label
      button.addSubview(label)
    }
    (label.font, label.attributedText) = (face.subtitleFont, subtitle)
  }

  private func showImage(_ face: ButtonFace, in button: UIButton) {
    spinner?.isHidden = !face.isBusy
    if face.isBusy, spinner == nil {
      let made = UIActivityIndicatorView(style: .medium)
      made.startAnimating()
      spinner = made
      button.addSubview(made)
    }
    spinner?.color = face.color
    imageView?.isHidden = face.image == nil || face.isBusy
    guard let image = face.image else { return }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      imageView = view
      button.insertSubview(view, at: 0)
    }
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && button.buttonType != .custom)
    let shown = isTemplate ? image.withRenderingMode(.alwaysTemplate) : adjusted(image, button)
    if view.image?.cgImage !== shown.cgImage || view.image?.renderingMode != shown.renderingMode {
      view.image = shown
    }
    view.tintColor =
      button.configuration == nil ? plainImageTint(of: button) : face.imageColor ?? face.color
    view.alpha = imageAlpha(face, button)
  }

  /// The opacity of an image. A custom button that is disabled has a fainter one.
  private func imageAlpha(_ face: ButtonFace, _ button: UIButton) -> CGFloat {
    guard button.configuration == nil else { return 1 }
    guard button.buttonType == .custom else { return face.opacity }
    let isFaint =
      !button.isEnabled && button.adjustsImageWhenDisabled && button.images[.disabled] == nil
    return isFaint ? Self.disabledAlpha : 1
  }

  /// The opacity of a disabled image, and the share of black over a highlighted one. Apple publishes
  /// neither; the numbers are our choice.
  private static let (disabledAlpha, highlightedShade): (CGFloat, CGFloat) = (0.5, 0.4)

  /// Returns the image of a custom button, which is darker while the button is highlighted.
  private func adjusted(_ image: UIImage, _ button: UIButton) -> UIImage {
    guard button.configuration == nil, button.buttonType == .custom, button.isHighlighted,
      button.adjustsImageWhenHighlighted, button.images[.highlighted] == nil
    else {
      return image
    }
    if let darkened, darkened.source === image.cgImage { return darkened.image }
    let made = UIGraphicsImageRenderer(size: image.size, format: image.imageRendererFormat).image {
      image.draw(at: .zero)
      UIColor(white: 0, alpha: Self.highlightedShade).setFill()
      $0.fill(CGRect(origin: .zero, size: image.size), blendMode: .sourceAtop)
    }
    darkened = (image.cgImage, made)
    return made
  }

  /// The tint of an image without a configuration. A system button that is disabled dims it.
  private func plainImageTint(of button: UIButton) -> UIColor {
    button.isEnabled || button.buttonType == .custom ? button.tintColor : .tertiaryLabel
  }

  private func showIndicator(_ face: ButtonFace, in button: UIButton) {
    guard indicator != nil || face.indicator != nil else { return }
    let view = indicator ?? UIImageView()
    if indicator == nil {
      indicator = view
      button.addSubview(view)
    }
    view.image = face.indicator
    view.tintColor = face.indicatorColor ?? face.color
  }

  // MARK: Layout

  func place(_ face: ButtonFace, in button: UIButton) {
    guard button.configuration == nil else { return placeConfigured(face, in: button) }
    let content = button.contentRect(forBounds: button.bounds)
    if imageView != nil { imageView?.frame = button.imageRect(forContentRect: content) }
    if existingLabel != nil { existingLabel?.frame = button.titleRect(forContentRect: content) }
  }

  private func placeConfigured(_ face: ButtonFace, in button: UIButton) {
    backdrop?.frame = button.bounds
    let available = button.bounds.inset(by: face.insets)
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var content = block(face, available, button, isMirrored)
    let rest = max(0, content.width - face.indicatorWidth)
    indicator?.frame.size = face.indicator?.size ?? .zero
    indicator?.center = CGPoint(
      x: content.minX + (isMirrored ? 0 : rest + ButtonFace.indicatorGap)
        + (face.indicator?.size.width ?? 0) / 2, y: content.midY)
    if isMirrored { content.origin.x += content.width - rest }
    content.size.width = rest
    let (image, text) = rects(face, content, available, isMirrored)
    imageView?.frame = image.moved(by: button.imageEdgeInsets, button, isMirrored)
    spinner?.frame = image
    placeText(text.moved(by: button.titleEdgeInsets, button, isMirrored), face)
  }

  /// Returns the rectangles of the image and the title of a button without a configuration, within the
  /// rectangle of its contents.
  func plainRects(_ face: ButtonFace, in available: CGRect, of button: UIButton) -> (
    image: CGRect, title: CGRect
  ) {
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = block(face, available, button, isMirrored)
    var (image, title) = rects(face, content, available, isMirrored)
    let insets = button.titleEdgeInsets
    let room = available.width - image.width - insets.left - insets.right
    if title.width > room, room > 0 {
      title.origin.x += (title.width - room) / 2
      title.size.width = room
    }
    return (
      image.moved(by: button.imageEdgeInsets, button, isMirrored),
      title.moved(by: insets, button, isMirrored)
    )
  }

  /// Returns the rectangles of the image and the text in the block that both occupy.
  private func rects(
    _ face: ButtonFace, _ content: CGRect, _ available: CGRect, _ isMirrored: Bool
  ) -> (image: CGRect, text: CGRect) {
    var image = CGRect(origin: content.origin, size: fitted(face.imageSize, available))
    var text = CGRect(origin: content.origin, size: face.textSize)
    if face.isStacked {
      image.origin.x = content.midX - image.width / 2
      text.size.width = min(text.width, max(0, available.width))
      text.origin.x = content.midX - text.width / 2
      if face.placement == .top { text.origin.y = content.maxY - text.height }
      if face.placement == .bottom { image.origin.y = content.maxY - image.height }
    } else {
      let gap = face.hasTitle && image.width > 0 ? face.gap : 0
      text.size.width = min(text.width, max(0, available.width - image.width - gap))
      let isFirst = (face.placement == .leading) != isMirrored
      if isFirst {
        text.origin.x = content.minX + image.width + gap
      } else {
        image.origin.x = content.minX + text.width + gap
      }
      image.origin.y = content.midY - image.height / 2
      text.origin.y = content.midY - text.height / 2
    }
    return (image, text)
  }

  /// Returns the rectangle of image, text and indicator together.
  private func block(
    _ face: ButtonFace, _ available: CGRect, _ button: UIButton, _ isMirrored: Bool
  )
    -> CGRect
  {
    let wanted = face.contentSize
    let size = CGSize(
      width: min(wanted.width, max(0, available.width)),
      height: min(wanted.height, max(0, available.height)))
    let x: CGFloat =
      switch button.contentHorizontalAlignment {
      case .left: available.minX
      case .right: available.maxX - size.width
      case .leading: isMirrored ? available.maxX - size.width : available.minX
      case .trailing: isMirrored ? available.minX : available.maxX - size.width
      case .center, .fill: available.midX - size.width / 2
      }
    let margin = min(face.titleMargin, max(0, (available.height - size.height) / 2))
    let y: CGFloat =
      switch button.contentVerticalAlignment {
      case .top: available.minY + margin
      case .bottom: available.maxY - size.height - margin
      case .center, .fill: available.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func fitted(_ size: CGSize, _ available: CGRect) -> CGSize {
    CGSize(
      width: min(size.width, max(0, available.width)),
      height: min(size.height, max(0, available.height)))
  }

  private func placeText(_ rect: CGRect, _ face: ButtonFace) {
    func line(_ size: CGSize, at y: CGFloat) -> CGRect {
      let width = min(size.width, rect.width)
      return CGRect(
        x: rect.minX + (rect.width - width) * face.lineShare, y: y, width: width,
        height: size.height)
    }
    existingLabel?.frame = line(face.titleSize, at: rect.minY)
    subtitleLabel?.frame = line(
      face.subtitleSize, at: rect.minY + face.titleSize.height + face.lineGap)
  }
}

extension CGRect {
  /// Returns the rectangle moved by the insets of a button's image or title: wholly at the side to which
  /// contents are aligned, and by half where they are centered.
  @MainActor
  fileprivate func moved(by insets: UIEdgeInsets, _ button: UIButton, _ isMirrored: Bool) -> CGRect
  {
    let x: CGFloat =
      switch button.contentHorizontalAlignment {
      case .left: insets.left
      case .right: -insets.right
      case .leading: isMirrored ? -insets.right : insets.left
      case .trailing: isMirrored ? insets.left : -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch button.contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return offsetBy(dx: x, dy: y)
  }
}
