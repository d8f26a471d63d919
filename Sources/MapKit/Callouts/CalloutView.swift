// The bubble that a selected annotation view shows: texts between two accessories, over a tip that points
// to the view. The proportions are our choice, close to iOS 11 to 18.

import UIKit

/// The bubble of a selected annotation view.
final class CalloutView: UIView {
  /// The margin around the contents, the space between them, the corner radius, the height of the tip and
  /// half its width, in points.
  private static let (margin, space, radius, tip, half):
    (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
      (12, 10, 10, 9, 11)
  /// The smallest and the largest size.
  private static let (smallest, widest) = (CGSize(width: 44, height: 44), CGFloat(300))

  private let shape = CAShapeLayer()
  private let title = UILabel()
  private let subtitle = UILabel()
  private weak var left: UIView?
  private weak var right: UIView?
  private weak var detail: UIView?
  private var tipX: CGFloat = 0

  /// Called with the control of an accessory that has been tapped.
  var onControl: (UIControl) -> Void = { _ in }

  init() {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    (layer.shadowOpacity, layer.shadowRadius) = (0.25, 10)
    layer.shadowOffset = CGSize(width: 0, height: 2)
    title.font = .systemFont(ofSize: 17)
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    for label in [title, subtitle] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Contents

  /// Shows what an annotation view has for its callout.
  func show(_ view: MKAnnotationView) {
    title.text = view.annotation?.shownTitle
    subtitle.text =
      view.detailCalloutAccessoryView == nil ? view.annotation?.shownSubtitle : nil
    left = replace(left, by: view.leftCalloutAccessoryView)
    right = replace(right, by: view.rightCalloutAccessoryView)
    detail = replace(detail, by: view.detailCalloutAccessoryView)
    for control in [left, right].compactMap({ $0 as? UIControl }) { follow(control) }
    accessibilityLabel = title.text
  }

  private func replace(_ old: UIView?, by new: UIView?) -> UIView? {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    return new
  }

  private static let action = UIAction.Identifier("segue.callout")

  private func follow(_ control: UIControl) {
    control.removeAction(identifiedBy: Self.action, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: Self.action) { [weak self, weak control] _ in
        if let control { self?.onControl(control) }
      }, for: .touchUpInside)
  }

  // MARK: Layout

  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let own = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero
    let known = own.width > 0 && own.height > 0 ? own : fitted
    if known.width > 0, known.height > 0 { return known }
    return view.sizeThatFits(CGSize(width: Self.widest, height: 200))
  }

  /// The contents, placed from the left in a bubble of a size.
  private struct Plan {
    var left, texts, right: CGRect
    var title, detail: CGSize
    var size: CGSize
  }

  private func plan() -> Plan {
    let (left, right) = (size(of: left), size(of: right))
    let sides = [left, right].reduce(0) { $0 + ($1.width > 0 ? $1.width + Self.space : 0) }
    let room = Self.widest - 2 * Self.margin - sides
    let titleSize = limited(title.sizeThatFits(CGSize(width: room, height: 40)), room)
    let lower =
      detail == nil
      ? limited(subtitle.sizeThatFits(CGSize(width: room, height: 40)), room)
      : limited(size(of: detail), room)
    let texts = CGSize(
      width: max(titleSize.width, lower.width), height: titleSize.height + lower.height)
    let height = max(
      Self.smallest.height, texts.height + 2 * 9, left.height + 8, right.height + 8)
    let width = max(Self.smallest.width, texts.width + sides + 2 * Self.margin)
    let start = Self.margin + (left.width > 0 ? left.width + Self.space : 0)
    return Plan(
      left: CGRect(
        x: Self.margin, y: (height - left.height) / 2, width: left.width, height: left.height),
      texts: CGRect(
        x: start, y: (height - texts.height) / 2, width: texts.width, height: texts.height),
      right: CGRect(
        x: width - Self.margin - right.width, y: (height - right.height) / 2, width: right.width,
        height: right.height),
      title: titleSize, detail: lower, size: CGSize(width: width, height: height))
  }

  private func limited(_ size: CGSize, _ room: CGFloat) -> CGSize {
    CGSize(width: min(size.width.rounded(.up), room), height: size.height.rounded(.up))
  }

  /// Places the bubble with its tip at a point, within an area horizontally as far as the tip can be
  /// moved along the bubble. With a point outside, it leaves the area, too.
  func place(tip point: CGPoint, in area: CGRect) {
    let plan = plan()
    let full = CGSize(width: plan.size.width, height: plan.size.height + Self.tip)
    let reach = max(area.minX + 8, min(point.x - full.width / 2, area.maxX - 8 - full.width))
    let edge = Self.radius + Self.half
    tipX = min(max(point.x - reach, edge), full.width - edge)
    layer.anchorPoint = CGPoint(x: tipX / full.width, y: 1)
    bounds = CGRect(origin: .zero, size: full)
    center = point
    arrange(plan)
    let outline = outline(plan.size)
    (shape.frame, shape.path) = (bounds, outline)
    layer.shadowPath = outline
    fill()
  }

  private func arrange(_ plan: Plan) {
    left?.frame = plan.left
    right?.frame = plan.right
    title.frame = CGRect(
      x: plan.texts.minX, y: plan.texts.minY, width: plan.texts.width, height: plan.title.height)
    let below = CGRect(
      x: plan.texts.minX, y: plan.texts.minY + plan.title.height, width: plan.texts.width,
      height: plan.detail.height)
    subtitle.frame = below
    if let detail {
      let isFlexible = plan.detail.width == 0
      detail.frame = CGRect(
        origin: below.origin, size: isFlexible ? below.size : plan.detail)
    }
  }

  private func outline(_ size: CGSize) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(origin: .zero, size: size), cornerWidth: Self.radius, cornerHeight: Self.radius)
    path.move(to: CGPoint(x: tipX - Self.half, y: size.height))
    path.addLine(to: CGPoint(x: tipX, y: size.height + Self.tip))
    path.addLine(to: CGPoint(x: tipX + Self.half, y: size.height))
    path.closeSubpath()
    return path
  }

  private func fill() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
    }
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fill()
  }

  // MARK: Motion

  /// Shows the bubble, growing from its tip.
  func appear() {
    (alpha, transform) = (0, CGAffineTransform(scaleX: 0.4, y: 0.4))
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { (self.alpha, self.transform) = (1, .identity) }, completion: nil)
  }

  /// Lets the bubble fade, and removes it.
  func disappear() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.2) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
