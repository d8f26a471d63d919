// Names tell directions: `PresentAnimator` and `DismissAnimator` are one transition, `isPresenting` is true
// on the way there.

enum DirectionWords {
  static let there = [
    "presentation", "presenting", "presented", "present", "pushing", "push", "opening", "open",
    "showing", "show", "expanding", "expand", "appearing", "appear", "forward", "entering", "enter",
    "enlarge", "zoomin", "slidein", "fadein", "comein",
  ]
  static let back = [
    "dismissal", "dismissing", "dismissed", "dismiss", "popping", "pop", "closing", "close",
    "hiding", "hide", "collapsing", "collapse", "disappearing", "disappear", "backward", "reversed",
    "reverse", "exiting", "exit", "leaving", "shrink", "zoomout", "slideout", "fadeout", "goout",
  ]

  /// What a name says.
  enum Direction { case there, back }

  /// Which way `name` says that it goes, and what is left of it without that.
  static func direction(of name: String) -> (direction: Direction, rest: String)? {
    let name = name.lowercased()
    // "dismiss" before "present", "disappear" before "appear".
    for word in back where !isPartOfOther(word, name) {
      if let range = name.firstRange(of: word) {
        return (.back, name.replacingCharacters(in: range))
      }
    }
    for word in there {
      if let range = name.firstRange(of: word) {
        return (.there, name.replacingCharacters(in: range))
      }
    }
    return nil
  }

  /// Whether a name speaks of presenting.
  static func isModal(_ name: String) -> Bool {
    ["presented", "presenting", "dismiss", "modal"].contains(where: name.lowercased().contains)
  }

  /// `PopUp` and `PopIn` pop up, `Popover` is none either, and neither `Presentation`… of anything.
  private static func isPartOfOther(_ word: String, _ name: String) -> Bool {
    word == "pop" && ["popup", "popin", "popover", "popout"].contains(where: name.contains)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
    String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
