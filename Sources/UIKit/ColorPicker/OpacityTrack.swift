// The slider of a color picker that selects the opacity: a capsule from transparent to opaque on a
// checkerboard, and the percentage beside it.

import Foundation

/// A slider that selects an opacity.
final class OpacityTrack: UIView {
  /// The height with the caption above the slider, in points.
  static let height: CGFloat = 60
  private static let (caption, track, number): (CGFloat, CGFloat, CGFloat) = (20, 32, 64)
  private static let gap: CGFloat = 12

  private let title = UILabel()
  private let board = UIView()
  private let fade = CAGradientLayer()
  private let slider = UISlider()
  private let percentage = UILabel()
  /// Called with the opacity, 0…1, that a touch selects, and whether the touch goes on.
  var onChoice: (CGFloat, _ continuously: Bool) -> Void = { _, _ in }

  init() {
    super.init(frame: .zero)
    (title.text, title.font) = ("OPACITY", .systemFont(ofSize: 13, weight: .semibold))
    title.textColor = .secondaryLabel
    board.backgroundColor = UIColor(patternImage: Self.checkers)
    board.layer.cornerRadius = Self.track / 2
    board.clipsToBounds = true
    (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    board.layer.addSublayer(fade)
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.clear, .clear)
    slider.accessibilityLabel = "Opacity"
    slider.addHandler(for: .valueChanged) { [weak self] _ in self?.valueDidChange() }
    for event in [UIControl.Event.touchUpInside, .touchUpOutside] {
      slider.addHandler(for: event) { [weak self] _ in self?.touchDidEnd() }
    }
    percentage.font = .systemFont(ofSize: 17)
    percentage.textAlignment = .center
    percentage.backgroundColor = .tertiarySystemFill
    percentage.layer.cornerRadius = 8
    percentage.clipsToBounds = true
    for view in [title, board, slider, percentage] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The squares behind colors that are not opaque.
  private static var checkers: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
      UIColor(white: 0.8, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
    }
  }

  /// Shows the opacity of a color, and the color in the track.
  func show(_ color: UIColor) {
    let fixed = color.resolvedColor(with: traitCollection)
    let opacity = fixed.cgColor.alpha
    fade.colors = [
      fixed.withAlphaComponent(0).cgColor, fixed.withAlphaComponent(1).cgColor,
    ]
    if !slider.isTracking { slider.value = Float(opacity) }
    percentage.text = "\(Int((opacity * 100).rounded()))%"
  }

  /// The opacity in steps of a percent.
  private var opacity: CGFloat { CGFloat((slider.value * 100).rounded()) / 100 }
  private func valueDidChange() { if slider.isTracking { onChoice(opacity, true) } }
  private func touchDidEnd() { onChoice(opacity, false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - Self.number - Self.gap)
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.caption)
    let top = bounds.height - Self.track - 4
    board.frame = CGRect(x: 0, y: top, width: width, height: Self.track)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fade.frame = board.bounds
    CATransaction.commit()
    slider.frame = CGRect(x: 2, y: top - 1, width: max(0, width - 4), height: Self.track + 2)
    percentage.frame = CGRect(
      x: bounds.width - Self.number, y: top, width: Self.number, height: Self.track)
  }
}
