// One tab in a tab bar: image, title, and badge. It follows changes of its item.

import Foundation

/// A control that shows a tab.
final class UITabBarButton: UIControl, BarItemObserver {
  private static let fontSize: CGFloat = 10
  private static let imageCenter: CGFloat = 18
  private static let titleCenter: CGFloat = 40
  private static let badgeHeight: CGFloat = 18
  private static let badgeFontSize: CGFloat = 13

  let item: UITabBarItem
  /// The image behind the tab while it is selected.
  private let indicator = UIImageView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var badge: UILabel?
  private weak var bar: UITabBar?

  init(_ item: UITabBarItem, in bar: UITabBar) {
    (self.item, self.bar) = (item, bar)
    super.init(frame: .zero)
    label.textAlignment = .center
    for view in [indicator, imageView, label] { addSubview(view) }
    item.observer = self
  }

  required init?(coder: NSCoder) { nil }

  func barItemDidChange() {
    follow()
    setNeedsLayout()
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { follow() } } }

  /// Applies the item and the bar's appearance.
  func follow() {
    guard let bar else { return }
    showIndicator(bar.effectiveAppearance)
    let effectiveAppearance = bar.effectiveAppearance.stackedLayoutAppearance
    let state = isSelected ? effectiveAppearance.selected : effectiveAppearance.normal
    let usual: UIColor = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
    let color = isEnabledItem ? state.iconColor ?? usual : .tertiaryLabel
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image = image.map {
      $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate)
    }
    imageView.tintColor = color
    var attributes = state.titleTextAttributes
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    label.write(
      item.title, attributes, font: .systemFont(ofSize: Self.fontSize, weight: .medium),
      color: color)
    showBadge(item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed)
  }

  private func showIndicator(_ appearance: UITabBarAppearance) {
    let image = isSelected ? appearance.selectionIndicatorImage : nil
    let tint = appearance.selectionIndicatorTintColor
    indicator.image = tint == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    indicator.tintColor = tint
    setNeedsLayout()
  }

  private var isEnabledItem: Bool {
    isEnabled = item.isEnabled
    return item.isEnabled
  }

  private func showBadge(_ color: UIColor) {
    guard let value = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? UILabel(frame: .zero)
    if badge == nil {
      badge = view
      addSubview(view)
      view.textAlignment = .center
      view.font = .systemFont(ofSize: Self.badgeFontSize)
      view.textColor = .white
      view.layer.cornerRadius = Self.badgeHeight / 2
    }
    (view.text, view.backgroundColor) = (value, color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeIndicator()
    let size = imageView.image?.size ?? .zero
    let insets = item.imageInsets
    imageView.bounds.size = size
    imageView.center = CGPoint(
      x: bounds.midX + (insets.left - insets.right) / 2,
      y: Self.imageCenter + (insets.top - insets.bottom) / 2)
    let move = item.titlePositionAdjustment
    label.frame = CGRect(
      x: move.horizontal, y: Self.titleCenter - 6 + move.vertical, width: bounds.width, height: 12)
    placeBadge(beside: size)
  }

  private func placeIndicator() {
    guard let image = indicator.image else { return }
    let isStretched = image.capInsets != .zero
    indicator.bounds.size = isStretched ? bounds.size : image.size
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func placeBadge(beside imageSize: CGSize) {
    guard let badge else { return }
    let width = max(Self.badgeHeight, badge.sizeThatFits(.zero).width + 10)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let offset = imageSize.width / 2 - 4
    let x = isMirrored ? bounds.midX - offset - width : bounds.midX + offset
    badge.frame = CGRect(x: x, y: 2, width: width, height: Self.badgeHeight)
  }
}
