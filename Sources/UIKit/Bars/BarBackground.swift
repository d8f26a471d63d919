// The background of a bar: blur, color, image, and separator line. Each view is created only when
// the appearance requires it, so that bars without a background cost nothing.

import Foundation

/// The background of a bar.
final class BarBackground: UIView {
  /// The side of the bar on which the content is located.
  enum ContentSide { case above, below }

  private let side: ContentSide
  private var glass: UIVisualEffectView?
  private var tintPlate: UIView?
  private var image: UIImageView?
  private var line: UIView?
  private var shadow: UIImageView?

  init(contentIs side: ContentSide) {
    self.side = side
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Applies an appearance.
  func show(_ appearance: UIBarAppearance) {
    glass = adapt(glass, appearance.backgroundEffect != nil) { UIVisualEffectView(effect: nil) }
    if let glass, glass.effect != appearance.backgroundEffect {
      glass.effect = appearance.backgroundEffect
    }
    tintPlate = adapt(tintPlate, appearance.backgroundColor != nil) { UIView(frame: .zero) }
    tintPlate?.backgroundColor = appearance.backgroundColor
    image = adapt(image, appearance.backgroundImage != nil) { UIImageView(frame: .zero) }
    image?.contentMode = appearance.backgroundImageContentMode
    if image?.image !== appearance.backgroundImage { image?.image = appearance.backgroundImage }
    line = adapt(line, appearance.shadowImage == nil && appearance.shadowColor != nil) {
      UIView(frame: .zero)
    }
    line?.backgroundColor = appearance.shadowColor
    shadow = adapt(shadow, appearance.shadowImage != nil) { UIImageView(frame: .zero) }
    shadow?.image = appearance.shadowImage
    setNeedsLayout()
  }

  private func adapt<Part: UIView>(_ part: Part?, _ isWanted: Bool, _ make: () -> Part) -> Part? {
    guard isWanted else {
      part?.removeFromSuperview()
      return nil
    }
    if let part { return part }
    let made = make()
    addSubview(made)
    return made
  }

  /// A Boolean value that indicates whether the background is empty.
  var isEmpty: Bool { subviews.isEmpty }

  /// Lays out the subviews when the size changes. This happens in the setter rather than in the
  /// next layout pass, because the size changes in animations of bars.
  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { place() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    for view in [glass, tintPlate, image] where view?.frame != bounds { view?.frame = bounds }
    let hairline = 1 / max(1, UIKitState.current.screen.scale)
    place(line, height: hairline)
    place(shadow, height: shadow?.image?.size.height ?? 0)
  }

  private func place(_ edge: UIView?, height: CGFloat) {
    let y = side == .below ? bounds.maxY : bounds.minY - height
    edge?.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }
}
