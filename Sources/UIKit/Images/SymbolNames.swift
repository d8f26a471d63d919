// The system symbols for which the icon font has an equivalent. Its icons have other shapes and
// proportions than SF Symbols, but the same meaning.

import Foundation

/// The names of system symbols in the icon font.
package enum SymbolNames {
  /// Symbol names that denote another shape in the icon font. Scenes use the names of the icon
  /// font, so there they have the font's meaning.
  private static let ambiguous: Set = ["circle", "folder", "star"]

  /// The names of the icons, by the name of the symbol.
  static let inFont = [
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
    "arrow.up": "arrow_upward", "arrow.down": "arrow_downward", "multiply": "close",
    "circle": "radio_button_unchecked", "circle.fill": "lens", "clock": "schedule",
    "clock.fill": "watch_later", "arrow.clockwise": "refresh", "list.bullet": "list",
    "square.grid.2x2": "grid_view", "eye": "visibility", "eye.slash": "visibility_off",
    "folder": "folder_open", "folder.fill": "folder", "paperplane.fill": "send",
    "questionmark.circle": "help_outline", "exclamationmark.triangle.fill": "warning",
    "hand.thumbsup.fill": "thumb_up", "speaker.wave.2.fill": "volume_up", "wifi": "wifi",
    "star": "star_border", "gift": "card_giftcard", "globe": "language", "tag": "local_offer",
  ]

  /// Returns the name in the icon font of an icon in a scene, which is that name or the name of a
  /// symbol with the same meaning.
  package static func icon(_ name: String) -> String {
    ambiguous.contains(name) ? name : inFont[name] ?? name
  }

  /// Returns the names of system symbols that scenes can use for an icon, sorted.
  package static func symbols(of icon: String) -> [String] {
    inFont.filter { $0.value == icon && !ambiguous.contains($0.key) }.map(\.key).sorted()
  }

  /// Returns the name of the icon that points in the opposite horizontal direction, or `name`
  /// itself.
  package static func mirrored(_ name: String) -> String { opposites[name] ?? name }

  private static let opposites: [String: String] = {
    let pairs = [
      ("chevron_left", "chevron_right"), ("arrow_back", "arrow_forward"),
      ("arrow_back_ios", "arrow_forward_ios"), ("keyboard_arrow_left", "keyboard_arrow_right"),
      ("navigate_before", "navigate_next"), ("arrow_left", "arrow_right"),
      ("first_page", "last_page"), ("undo", "redo"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
  }()
}
