// Directions in names: `PresentAnimator` and `DismissAnimator` are one transition, and
// `isPresenting` is true when presenting.

enum DirectionWords {
  static let forward = [
    "presentation", "presenting", "presented", "present", "pushing", "push", "opening", "open",
    "showing", "show", "expanding", "expand", "appearing", "appear", "forward", "entering", "enter",
    "enlarge", "zoomin", "slidein", "fadein", "comein",
  ]
  static let backward = [
    "dismissal", "dismissing", "dismissed", "dismiss", "popping", "pop", "closing", "close",
    "hiding", "hide", "collapsing", "collapse", "disappearing", "disappear", "backward", "reversed",
    "reverse", "exiting", "exit", "leaving", "shrink", "zoomout", "slideout", "fadeout", "goout",
    "swipeback", "goback", "moveback", "slideback",
  ]

  /// The directions that a name can express.
  enum Direction { case forward, backward }

  /// Returns the direction that `name` expresses, and the name without that word.
  static func direction(of name: String) -> (direction: Direction, rest: String)? {
    let name = name.lowercased()
    // "dismiss" before "present", "disappear" before "appear".
    for word in backward where !isPartOfOther(word, name) {
      if let range = name.firstRange(of: word) {
        return (.backward, name.replacingCharacters(in: range))
      }
    }
    for word in forward {
      if let range = name.firstRange(of: word) {
        return (.forward, name.replacingCharacters(in: range))
      }
    }
    return nil
  }

  /// Returns the direction that the case of an enumeration expresses. `in` and `out` do so only as
  /// the whole name.
  static func direction(ofCase name: String) -> Direction? {
    switch name.filter({ $0 != "`" }) {
    case "in": .forward
    case "out": .backward
    default: direction(of: name)?.direction
    }
  }

  /// Returns a Boolean value that indicates whether a name is about presenting.
  static func isModal(_ name: String) -> Bool {
    ["presented", "presenting", "dismiss", "modal"].contains(where: name.lowercased().contains)
  }

  /// Returns a Boolean value that indicates whether a word is part of a longer one with another
  /// meaning: `PopUp`, `PopIn`, `PopOut` and `Popover` are not about popping.
  private static func isPartOfOther(_ word: String, _ name: String) -> Bool {
    word == "pop" && ["popup", "popin", "popover", "popout"].contains(where: name.contains)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
    String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
