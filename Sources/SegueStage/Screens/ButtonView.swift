// The buttons of a scene: a title, an icon before it, and the background of the style.

import SegueScenes
import UIKit

/// A button of a scene.
final class ButtonView: UIControl, StablyMeasured {
  private static let padding = CGSize(width: 16, height: 11)
  private static let gap: CGFloat = 6
  private static let radius: CGFloat = 10
  /// The opacity of the background color of a tinted button.
  private static let tintedOpacity: CGFloat = 0.18

  private let title: UILabel
  private let icon: IconView?

  init(_ description: SceneButton) {
    let color = description.color.map { UIColor.painted($0) } ?? .systemBlue
    let isFilled = description.style == .filled
    let foreground = isFilled ? UIColor.white : color
    let label = UILabel(frame: .zero)
    let usual = SceneFont(size: 17, weight: isFilled ? .semibold : .regular)
    label.font = .described(description.font?.value ?? usual)
    label.text = description.title.value
    label.textColor = foreground
    title = label
    icon = description.icon.map {
      IconView($0.value, size: Double(label.font.lineHeight), color: foreground)
    }
    super.init(frame: .zero)
    layer.cornerRadius = Self.radius
    backgroundColor =
      switch description.style {
      case .plain: nil
      case .gray: .secondarySystemFill
      case .tinted: color.withAlphaComponent(Self.tintedOpacity)
      case .filled: color
      }
    for view in [icon, title].compactMap({ $0 }) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // On the way to whole pixels the frame may have lost up to one, which would truncate the title.
    let pixel = 1 / max(traitCollection.displayScale, 1e-3)
    let available = CGSize(
      width: bounds.width - 2 * Self.padding.width + pixel, height: bounds.height)
    let contents = contentSize(within: available)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left = (bounds.width - contents.width) / 2
    for view in isMirrored ? [title, icon] : [icon, title] {
      guard let view else { continue }
      let size = view.sizeThatFits(available)
      let width = min(size.width, available.width)
      view.frame = CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: width, height: size.height)
      left += width + Self.gap
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let contents = contentSize(within: size)
    return CGSize(
      width: contents.width + 2 * Self.padding.width,
      height: contents.height + 2 * Self.padding.height)
  }

  private func contentSize(within size: CGSize) -> CGSize {
    let words = title.sizeThatFits(size)
    guard let icon else { return words }
    let sign = icon.sizeThatFits(size)
    return CGSize(
      width: sign.width + Self.gap + words.width, height: max(sign.height, words.height))
  }
}
