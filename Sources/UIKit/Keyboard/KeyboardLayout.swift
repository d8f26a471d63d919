// Where the keys are. The rows of a phone are 54 points apart, or 40.5 in landscape orientation, below a
// bar for suggestions of 44 or 38 points; a key is a tenth of the width of the safe area. Those of a tablet
// fill its keyboard.

import Foundation

/// The keys of a keyboard, and where they are.
@MainActor
struct KeyboardLayout {
  let traits: KeyboardTraits
  let plane: KeyboardPlane
  /// A Boolean value that indicates whether letters are capitals.
  let isShifted: Bool
  /// A Boolean value that indicates whether the first responder has text.
  let hasText: Bool
  /// The size of the keyboard in points.
  let size: CGSize
  let isTablet: Bool
  /// The distance of a phone's keys from either side, in points: that of the safe area.
  var inset: CGFloat = 0

  /// The height of the bar for suggestions on a phone, in points.
  static func suggestions(isWide: Bool) -> CGFloat { isWide ? 38 : 44 }
  /// The height of the four rows of a phone, in points.
  static func rows(isWide: Bool) -> CGFloat { isWide ? 162 : 216 }

  /// The keys in the order in which they are drawn.
  var keys: [KeyboardKey] {
    if isTablet { return tabletKeys }
    return traits.isPad ? padKeys : phoneKeys
  }

  // MARK: Phones

  private var isWide: Bool { size.width > 500 }
  private var top: CGFloat { traits.hasSuggestions ? Self.suggestions(isWide: isWide) : 0 }
  private var pitch: CGFloat { Self.rows(isWide: isWide) / 4 }
  /// The height below the rows, in points: that of the home indicator's area.
  private var rest: CGFloat { size.height - top - 4 * pitch }
  private var unit: CGFloat { (size.width - 2 * inset) / 10 }

  /// Returns the frame of a key in a row, from its place and width in tenths of the keyboard's width.
  private func frame(row: Int, _ x: CGFloat, _ width: CGFloat) -> CGRect {
    let gap: CGFloat = isWide ? 7 : 12
    return CGRect(
      x: inset + x * unit + 3, y: top + CGFloat(row) * pitch + gap / 2, width: width * unit - 6,
      height: pitch - gap)
  }

  /// Places keys side by side.
  private func row(_ row: Int, _ keys: [(key: KeyboardKey, width: CGFloat)], from start: CGFloat)
    -> [KeyboardKey]
  {
    var x = start
    return keys.map { key, width in
      defer { x += width }
      return key.placed(frame(row: row, x, width))
    }
  }

  private var phoneKeys: [KeyboardKey] {
    var keys: [KeyboardKey] = []
    for (index, characters) in [first, second].enumerated() {
      let start = (10 - CGFloat(characters.count)) / 2
      keys += row(index, characters.map { ($0, 1) }, from: start)
    }
    // The keys beside the third row end where its letters begin, less a gap of 14 points.
    let side = 14 / unit
    let width = 7 / CGFloat(third.count)
    keys += row(2, [(sideKey, 1.5 - side + 6 / unit)], from: 0)
    keys += row(2, third.map { ($0, width) }, from: 1.5)
    keys += row(2, [(.delete, 1.5 - side + 6 / unit)], from: 8.5 + side - 6 / unit)
    keys += row(3, lastRow, from: 0)
    guard rest > 60 else { return keys }
    let y = size.height - rest + 6
    for (icon, x) in [(KeyboardIcon.emoji, 20), (.dictation, size.width - 20 - 44)] {
      keys.append(.bare(icon).placed(CGRect(x: x, y: y, width: 44, height: 44)))
    }
    return keys
  }

  private var lastRow: [(KeyboardKey, CGFloat)] {
    let hasIconsBelow = rest > 60 || isWide
    let left: [(KeyboardKey, CGFloat)] =
      hasIconsBelow ? [(otherPlane, 2.5)] : [(otherPlane, 1.25), (.emoji, 1.25)]
    return left + middle + [(enter, 2.5)]
  }

  /// The keys between the switch of planes and the return key, together half of the width.
  private var middle: [(KeyboardKey, CGFloat)] {
    guard plane == .letters else { return [(.space, 5)] }
    switch traits.type {
    case .emailAddress: return [(.space, 3), (.character("@"), 1), (.character("."), 1)]
    case .twitter: return [(.space, 3), (.character("@"), 1), (.character("#"), 1)]
    case .webSearch: return [(.space, 4), (.character("."), 1)]
    case .URL: return [".", "/", ".com"].map { (.character($0), 5 / 3) }
    default: return [(.space, 5)]
    }
  }

  // MARK: Keys of the planes

  private func characters(_ text: String) -> [KeyboardKey] {
    text.map { .character(isShifted && plane == .letters ? $0.uppercased() : String($0)) }
  }

  private var first: [KeyboardKey] {
    switch plane {
    case .letters: characters("qwertyuiop")
    case .digits: characters("1234567890")
    case .symbols: characters("[]{}#%^*+=")
    }
  }

  private var second: [KeyboardKey] {
    switch plane {
    case .letters: characters("asdfghjkl")
    case .digits: characters("-/:;()$&@\"")
    case .symbols: characters("_\\|~<>€£¥•")
    }
  }

  private var third: [KeyboardKey] { characters(plane == .letters ? "zxcvbnm" : ".,?!'") }

  /// The key at the beginning of the third row.
  private var sideKey: KeyboardKey {
    switch plane {
    case .letters:
      KeyboardKey(
        face: .icon(isShifted ? .shifted : .shift), action: .shift,
        style: isShifted ? .character : .function)
    case .digits: .plane("#+=", .symbols)
    case .symbols: .plane("123", .digits)
    }
  }

  private var otherPlane: KeyboardKey {
    plane == .letters ? .plane(isTablet ? ".?123" : "123", .digits) : .plane("ABC", .letters)
  }

  private var enter: KeyboardKey {
    let style: KeyboardKey.Style =
      traits.needsText && !hasText
      ? .disabled : traits.returnKey.isPrimary ? .primary : .function
    return KeyboardKey(face: .text(traits.returnKey.label), action: .enter, style: style)
  }

  // MARK: Pads of digits

  private var padKeys: [KeyboardKey] {
    let letters = ["", "A B C", "D E F", "G H I", "J K L", "M N O", "P Q R S", "T U V", "W X Y Z"]
    var keys = letters.enumerated().map { index, letters in
      let digit = String(index + 1)
      return KeyboardKey(face: .digit(digit, letters: letters), action: .text(digit))
    }
    switch traits.type {
    case .decimalPad: keys.append(bare(".", .text(".")))
    case .phonePad: keys.append(bare("+ * #", .text("+")))
    default: keys.append(bare("", .none))
    }
    keys.append(KeyboardKey(face: .digit("0", letters: ""), action: .text("0")))
    keys.append(KeyboardKey(face: .icon(.delete), action: .delete, style: .bare))
    let width = (size.width - 2 * inset - 24) / 3
    return keys.enumerated().map { index, key in
      key.placed(
        CGRect(
          x: inset + 6 + CGFloat(index % 3) * (width + 6), y: 6 + CGFloat(index / 3) * pitch,
          width: width,
          height: pitch - 7))
    }
  }

  private func bare(_ label: String, _ action: KeyboardKey.Action) -> KeyboardKey {
    KeyboardKey(face: .text(label), action: action, style: .bare)
  }

  // MARK: Tablets

  /// Four rows of keys, about a twelfth of the width each, with what a phone has beside the third row at the
  /// end of the first.
  private var tabletKeys: [KeyboardKey] {
    let isLetters = plane == .letters
    let shift =
      isLetters
      ? sideKey : .plane(plane == .digits ? "#+=" : "123", plane == .digits ? .symbols : .digits)
    let tail = isLetters ? [KeyboardKey.character(","), .character(".")] : []
    let bottom: [(KeyboardKey, CGFloat)] = [
      (.emoji, 1.2), (otherPlane, 1.2),
      (KeyboardKey(face: .icon(.dictation), action: .none, style: .function), 1.2),
      (.space, 5.2), (otherPlane, 1.6),
      (KeyboardKey(face: .icon(.dismiss), action: .none, style: .function), 1.2),
    ]
    let rows: [(start: CGFloat, keys: [(KeyboardKey, CGFloat)])] = [
      (0, first.map { ($0, 1) } + [(.delete, 1.6)]),
      (isLetters ? 0.5 : 0, second.map { ($0, 1) } + [(enter, isLetters ? 2.1 : 1.6)]),
      (0, [(shift, 1)] + (third + tail).map { ($0, isLetters ? 1 : 1.8) } + [(shift, 1.6)]),
      (0, bottom),
    ]
    return rows.enumerated().flatMap { index, row in tabletRow(index, row.start, row.keys) }
  }

  private func tabletRow(_ index: Int, _ start: CGFloat, _ keys: [(KeyboardKey, CGFloat)])
    -> [KeyboardKey]
  {
    let unit = (size.width - 10) / 11.6
    let pitch = (size.height - 65) / 4
    var x = 5 + start * unit
    return keys.map { key, width in
      defer { x += width * unit }
      return key.placed(
        CGRect(
          x: x + 5, y: 55 + CGFloat(index) * pitch + 4, width: width * unit - 10, height: pitch - 8)
      )
    }
  }
}

extension UIReturnKeyType {
  /// The label of the return key.
  fileprivate var label: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    }
  }

  /// A Boolean value that indicates whether the key has the color of buttons.
  fileprivate var isPrimary: Bool {
    switch self {
    case .default, .next, .continue, .emergencyCall: false
    default: true
    }
  }
}
