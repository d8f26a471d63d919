import UIKit

/// A picture of a screen, or of a part of it, that can be shaded.
@MainActor
final class ScreenSheet: UIView {
  /// A black overlay, transparent at first.
  let shade = UIView()
  /// Whether overlays are visible. A panel over a screen that does not take part may be transparent
  /// around its content, where a shade would be seen.
  var isShaded = true { didSet { shade.isHidden = !isShaded } }
  private let area: CGRect

  /// Takes a picture of the part of `screen` that lies in `part`, in coordinates of the container.
  /// Without a screen the sheet is empty. The picture has the text of a screen, too, that has never
  /// been on the display.
  init(of screen: UIView?, part: CGRect) {
    let visible = screen.map { part.intersection($0.frame) } ?? .null
    area =
      visible.isNull ? .zero : visible.offsetBy(dx: -part.minX, dy: -part.minY)
    super.init(frame: part)
    if let screen, !visible.isNull {
      let source = visible.offsetBy(dx: -screen.frame.minX, dy: -screen.frame.minY)
      let picture = screen.resizableSnapshotView(
        from: source.offsetBy(dx: screen.bounds.minX, dy: screen.bounds.minY),
        afterScreenUpdates: true, withCapInsets: .zero)
      if let picture {
        picture.frame = area
        addSubview(picture)
      }
    }
    shade.frame = area
    shade.backgroundColor = .black
    shade.alpha = 0
    addSubview(shade)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// Adds a shadow that is darkest at the edge to which `vector` points and ends at `reach`, a
  /// fraction of the sheet. It is transparent at first.
  func addGradient(toward vector: CGVector, reach: CGFloat = 1, strength: CGFloat = 0.7) -> UIView {
    let view = ShadeGradient(frame: area)
    view.show(toward: vector, reach: reach, strength: strength)
    view.alpha = 0
    view.isHidden = !isShaded
    addSubview(view)
    return view
  }

  /// Moves the point about which the sheet turns, in fractions of its size.
  func hinge(x: CGFloat, y: CGFloat) { move(anchorPoint: CGPoint(x: x, y: y)) }

  /// Moves the point about which the sheet turns to the edge to which `vector` points.
  func hinge(at vector: CGVector) { hinge(x: 0.5 + vector.dx / 2, y: 0.5 + vector.dy / 2) }
}

/// A black gradient.
private final class ShadeGradient: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(toward vector: CGVector, reach: CGFloat, strength: CGFloat) {
    guard let gradient = layer as? CAGradientLayer else { return }
    let black = UIColor.black
    gradient.colors = [strength, strength / 3, 0].map { black.withAlphaComponent($0).cgColor }
    gradient.locations = [0, NSNumber(value: Double(reach) * 0.4), NSNumber(value: Double(reach))]
    gradient.startPoint = CGPoint(x: 0.5 + vector.dx / 2, y: 0.5 + vector.dy / 2)
    gradient.endPoint = CGPoint(x: 0.5 - vector.dx / 2, y: 0.5 - vector.dy / 2)
  }
}
