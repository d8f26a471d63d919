// The layout of a row's parts: contents, accessory and separators.

import Foundation

extension UITableViewCell {
  /// Rounds the corners of a row at the ends of a section with its own background.
  func roundCorners(_ place: TableRowPlace) {
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.cornerCurve = .continuous
    clipsToBounds = !corners.isEmpty
  }

  /// The side margins of the contents, as on phones of the table's width.
  private var side: CGFloat {
    let width = table?.bounds.width ?? bounds.width
    return place?.style == .insetGrouped || width < 414 ? 16 : 20
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    var taken: CGFloat = 0
    if let accessory { taken = side + accessory.bounds.width + 8 }
    if let handleView { taken += handleView.bounds.width + (taken > 0 ? 8 : side + 8) }
    taken += indexWidth
    let start =
      controlView != nil && controls.isIndented && shouldIndentWhileEditing ? Self.controlSpace : 0
    return CGRect(
      x: start, y: 0, width: max(0, size.width - taken - start), height: size.height)
  }

  /// The width that the index of the table takes.
  private var indexWidth: CGFloat { table?.indexView == nil ? 0 : TableIndexView.width }

  private var arrangement: RowArrangement {
    var made = RowArrangement()
    switch style {
    case .default, .subtitle: made.kind = .stacked
    case .value1: made.kind = .beside
    case .value2: made.kind = .captioned
    }
    made.margins.leading = side + CGFloat(indentationLevel) * indentationWidth
    made.margins.trailing = accessory == nil && handleView == nil ? side : 0
    if hasImage, let size = imageView?.image?.size { made.imageSize = size }
    if hasText { made.text = textLabel }
    if hasDetail { made.secondary = detailTextLabel }
    if style == .subtitle { (made.margins.top, made.margins.bottom) = (8, 8) }
    return made
  }

  /// The arrangement in the present row: an image that is higher than the row is made as high as the
  /// row, with the same proportions.
  private var arrangementInRow: RowArrangement {
    var made = arrangement
    let (size, height) = (made.imageSize, bounds.height)
    if size.height > height, height > 0 {
      made.imageSize = CGSize(width: size.width * height / size.height, height: height)
    }
    return made
  }

  /// Returns the height of a row of the given width, as the table asks for it: by
  /// `systemLayoutSizeFitting`, which subclasses override.
  func rowHeight(for width: CGFloat) -> CGFloat {
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height >= 0 && height.isFinite ? min(height, 1_000_000) : RowArrangement.minimumHeight
  }

  /// Returns the height that a row of the given width needs: that of its constraints or, if those
  /// determine none, of `sizeThatFits(_:)`.
  func fittingHeight(for width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let available = contentFrame(in: CGSize(width: width, height: bounds.height)).width
    if let view = contentHost.view {
      let size = CGSize(width: available, height: 0)
      return view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if !showsClassicParts {
      contentView.frame.size.width = available
      // Constraints may also lead to the cell itself.
      for (view, width) in [(contentView, available), (self, width)] {
        let fitting = constrainedHeight(view, width)
        if fitting > 0 { return fitting }
      }
    }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// A Boolean value that indicates whether a label or the image of the row's style shows something.
  private var showsClassicParts: Bool {
    let texts = [hasText ? textLabel?.text : nil, hasDetail ? detailTextLabel?.text : nil]
    return texts.contains { !($0 ?? "").isEmpty } || hasImage && imageView?.image != nil
  }

  /// Returns the height by constraints, in whole pixels; 0 if there is none.
  private func constrainedHeight(_ view: UIView, _ width: CGFloat) -> CGFloat {
    let fitting = view.fittingSize(
      FittingTarget(
        size: CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
    ).height
    let scale = UIKitState.current.screen.scale
    return (fitting * scale).rounded(.up) / scale
  }

  /// Returns the height of the classic parts in a row of the given width, or the usual one.
  func classicHeight(for width: CGFloat) -> CGFloat {
    guard hasText || hasImage else { return RowArrangement.minimumHeight }
    return arrangement.height(
      for: contentFrame(in: CGSize(width: width, height: bounds.height)).width)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Gives the content view its place: before the layout, too, since constraints inside it that are
  /// solved first could not be satisfied in an empty one.
  @discardableResult
  func placeContentView() -> CGRect {
    let content = contentFrame(in: bounds.size)
    show(contentView, content, in: bounds.width, isMirrored)
    return content
  }

  /// Positions all parts of the row.
  func placeParts() {
    let (content, isMirrored) = (placeContentView(), isMirrored)
    var end = bounds.width - side - indexWidth
    for view in [handleView, accessory] {
      guard let view else { continue }
      let size = view.bounds.size
      let corner = CGPoint(
        x: end - size.width, y: ((bounds.height - size.height) / 2).rounded())
      show(view, CGRect(origin: corner, size: size), in: bounds.width, isMirrored)
      end -= size.width + 8
    }
    if let controlView {
      let size = controlView.bounds.size
      let corner = CGPoint(x: side, y: ((bounds.height - size.height) / 2).rounded())
      show(controlView, CGRect(origin: corner, size: size), in: bounds.width, isMirrored)
    }
    if contentHost.view == nil, hasText || hasImage { placeClassicParts(content, isMirrored) }
    placeLines(isMirrored, content)
  }

  /// Positions the labels and the image of the classic styles.
  private func placeClassicParts(_ content: CGRect, _ isMirrored: Bool) {
    let places = arrangementInRow.places(in: content.size)
    if hasText, let textLabel { show(textLabel, places.text, in: content.width, isMirrored) }
    if hasDetail, let detailTextLabel {
      show(detailTextLabel, places.secondary, in: content.width, isMirrored)
    }
    if hasImage, let imageView { show(imageView, places.image, in: content.width, isMirrored) }
  }

  private func show(_ view: UIView, _ frame: CGRect, in width: CGFloat, _ isMirrored: Bool) {
    let frame = isMirrored ? frame.mirrored(in: width) : frame
    if view.frame != frame { view.frame = frame }
  }

  private func placeLines(_ isMirrored: Bool, _ content: CGRect) {
    guard let table, let place else { return }
    let height = 1 / UIKitState.current.screen.scale
    let hasLines = table.separatorStyle != .none
    bringLinesToFront()
    for line in [separator, topLine] where line.backgroundColor != table.separatorColor {
      line.backgroundColor = table.separatorColor
    }
    let isWhole = place.style == .grouped && place.isLast
    separator.isHidden = !hasLines || (place.style == .insetGrouped && place.isLast)
    topLine.isHidden = !hasLines || place.style != .grouped || !place.isFirst
    let inset = ownSeparatorInset ?? table.ownSeparatorInset
    let isAdded =
      ownSeparatorInset == nil && table.separatorInsetReference == .fromAutomaticInsets
    let start = isAdded ? textStart + (inset?.left ?? 0) : inset?.left ?? textStart
    let leading = isWhole ? 0 : start + content.minX
    let trailing = isWhole ? 0 : inset?.right ?? 0
    var frame = CGRect(
      x: leading, y: bounds.height - height, width: max(0, bounds.width - leading - trailing),
      height: height)
    if isMirrored { frame = frame.mirrored(in: bounds.width) }
    separator.frame = frame
    topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }

  /// Brings the separators to the front, unless they are there already, because moving them would
  /// request another layout pass.
  private func bringLinesToFront() {
    let lines = [separator, topLine]
    if !subviews.suffix(2).elementsEqual(lines, by: ===) { lines.forEach(bringSubviewToFront) }
  }

  /// The default start of the separator, at the leading edge of the text.
  private var textStart: CGFloat {
    if let list = contentHost.view as? UIListContentView { return list.arrangement.textStart }
    return hasText || hasImage ? arrangementInRow.textStart : side
  }
}
