// Pictograms: glyphs of the icon font, each a ligature of its name. Those that point somewhere point the
// other way where the interface runs from right to left.

import SegueScenes
import UIKit

/// A pictogram.
final class IconView: UIView {
  /// The family of the icon font.
  static let family = "Material Icons"

  private let name: String
  private let side: CGFloat
  private let label = UILabel(frame: .zero)

  init(_ name: String, size: Double, color: UIColor) {
    (self.name, side) = (IconNames.inFont(name), size)
    super.init(frame: .zero)
    label.font = .make(
      family: Self.family, size: side, weight: .regular, isItalic: false, hasTabularDigits: false)
    label.textColor = color
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.text = isMirrored ? IconNames.mirrored(name) : name
    label.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

/// What pictograms are called.
enum IconNames {
  /// The name in the icon font; of names that SF Symbols has for the same thing, too.
  static func inFont(_ name: String) -> String { fromSymbols[name] ?? name }

  /// The name of the one that points the other way.
  static func mirrored(_ name: String) -> String { opposites[name] ?? name }

  private static let opposites: [String: String] = {
    let pairs = [
      ("chevron_left", "chevron_right"), ("arrow_back", "arrow_forward"),
      ("arrow_back_ios", "arrow_forward_ios"), ("keyboard_arrow_left", "keyboard_arrow_right"),
      ("navigate_before", "navigate_next"), ("arrow_left", "arrow_right"),
      ("first_page", "last_page"), ("undo", "redo"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
  }()

  private static let fromSymbols = [
    "chevron.left": "chevron_left", "chevron.right": "chevron_right",
    "chevron.up": "expand_less", "chevron.down": "expand_more",
    "chevron.backward": "chevron_left", "chevron.forward": "chevron_right",
    "arrow.left": "arrow_back", "arrow.right": "arrow_forward",
    "plus": "add", "plus.circle.fill": "add_circle", "minus": "remove", "xmark": "close",
    "xmark.circle.fill": "cancel", "checkmark": "check", "checkmark.circle.fill": "check_circle",
    "gear": "settings", "gearshape": "settings", "gearshape.fill": "settings",
    "magnifyingglass": "search", "ellipsis": "more_horiz", "house": "home", "house.fill": "home",
    "person": "person_outline", "person.fill": "person", "bell": "notifications_none",
    "bell.fill": "notifications", "heart": "favorite_border", "heart.fill": "favorite",
    "star.fill": "star", "trash": "delete", "pencil": "edit", "envelope": "mail_outline",
    "envelope.fill": "mail", "phone.fill": "phone", "location.fill": "near_me",
    "lock.fill": "lock", "square.and.arrow.up": "ios_share", "camera.fill": "photo_camera",
    "photo": "photo", "play.fill": "play_arrow", "pause.fill": "pause",
    "forward.fill": "fast_forward", "backward.fill": "fast_rewind", "calendar": "event",
    "map.fill": "map", "moon.fill": "bedtime", "sun.max.fill": "wb_sunny",
    "bookmark": "bookmark_border", "bookmark.fill": "bookmark", "message.fill": "chat_bubble",
    "video.fill": "videocam", "mic.fill": "mic", "cart.fill": "shopping_cart",
    "line.3.horizontal": "menu", "info.circle": "info_outline", "info.circle.fill": "info",
  ]
}
