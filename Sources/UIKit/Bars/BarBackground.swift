// What is behind a bar: blur, colour, picture and line, each made only when the look has it, so that bars
// without a background cost nothing.

import Foundation

/// The background of a bar.
final class BarBackground: UIView {
  /// On which side of the bar the content is.
  enum ContentSide { case above, below }

  private let side: ContentSide
  private var glass: UIVisualEffectView?
  private var tintPlate: UIView?
  private var picture: UIImageView?
  private var line: UIView?
  private var shadow: UIImageView?

  init(contentIs side: ContentSide) {
    self.side = side
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over a look.
  func show(_ look: UIBarAppearance) {
    glass = adapt(glass, look.backgroundEffect != nil) { UIVisualEffectView(effect: nil) }
    if let glass, glass.effect != look.backgroundEffect { glass.effect = look.backgroundEffect }
    tintPlate = adapt(tintPlate, look.backgroundColor != nil) { UIView(frame: .zero) }
    tintPlate?.backgroundColor = look.backgroundColor
    picture = adapt(picture, look.backgroundImage != nil) { UIImageView(frame: .zero) }
    picture?.contentMode = look.backgroundImageContentMode
    if picture?.image !== look.backgroundImage { picture?.image = look.backgroundImage }
    line = adapt(line, look.shadowImage == nil && look.shadowColor != nil) { UIView(frame: .zero) }
    line?.backgroundColor = look.shadowColor
    shadow = adapt(shadow, look.shadowImage != nil) { UIImageView(frame: .zero) }
    shadow?.image = look.shadowImage
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

  /// Whether nothing shows.
  var isEmpty: Bool { subviews.isEmpty }

  /// The size changes in animations of bars: parts follow in the setter, not in the next layout.
  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { place() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    for view in [glass, tintPlate, picture] where view?.frame != bounds { view?.frame = bounds }
    let hairline = 1 / max(1, UIKitState.current.screen.scale)
    place(line, height: hairline)
    place(shadow, height: shadow?.image?.size.height ?? 0)
  }

  private func place(_ edge: UIView?, height: CGFloat) {
    let y = side == .below ? bounds.maxY : bounds.minY - height
    edge?.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }
}
