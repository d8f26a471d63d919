// Links in text views: their look, and what a tap on them does.

import Foundation
import SegueText

extension UITextView {
  // MARK: Finding

  /// A Boolean value that indicates whether data is looked for in the text.
  private var detectsData: Bool {
    !isEditable && !dataDetectorTypes.isDisjoint(with: [.link, .phoneNumber])
  }

  /// The links, attachments and tagged text of the view. Plain text, in which no data is looked for, has
  /// none.
  var items: [UITextItem] {
    let plain = detectsData ? NSAttributedString(string: text) : nil
    return (label.content ?? plain).map { items(in: $0) } ?? []
  }

  /// Returns the links, attachments and tagged text of a text, in the order of their places, with the
  /// data that is detected between them.
  func items(in text: NSAttributedString) -> [UITextItem] {
    var items: [UITextItem] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      guard let content = Self.content(attributes) else { return }
      if let last = items.last, last.isSame(content),
        last.range.location + last.range.length == range.location
      {
        items[items.count - 1] = UITextItem(content, NSUnionRange(last.range, range))
      } else {
        items.append(UITextItem(content, range))
      }
    }
    for (url, range) in detectedLinks(in: text.string) {
      guard !items.contains(where: { NSIntersectionRange($0.range, range).length > 0 }) else {
        continue
      }
      items.append(UITextItem(.link(url), range))
    }
    return items.sorted { $0.range.location < $1.range.location }
  }

  private static func content(_ attributes: [NSAttributedString.Key: Any]) -> UITextItem.Content? {
    if let tag = attributes[.textItemTag] as? String { return .tag(tag) }
    if let url = url(of: attributes[.link]) { return .link(url) }
    return (attributes[.attachment] as? NSTextAttachment).map { .textAttachment($0) }
  }

  private static func url(of value: Any?) -> URL? {
    switch value {
    case let url as URL: url
    case let url as NSURL: url as URL
    case let text as String: URL(string: text)
    default: nil
    }
  }

  /// Returns the detected data of text that is not edited.
  private func detectedLinks(in text: String) -> [(url: URL, range: NSRange)] {
    guard detectsData else { return [] }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return DetectedData.all(in: text, range: whole).compactMap { data in
      let type = data.kind == .phoneNumber ? UIDataDetectorTypes.phoneNumber : .link
      guard dataDetectorTypes.contains(type) else { return nil }
      return data.url.map { ($0, data.range) }
    }
  }

  // MARK: Drawing

  /// Returns what is drawn in place of text with attributes, or of plain text if `content` is `nil`.
  func shownText(_ content: NSAttributedString?) -> NSAttributedString? {
    let plain = detectsData ? NSAttributedString(string: label.plainText ?? "") : nil
    return (content ?? plain).map { showingLinks($0) }
  }

  /// Returns the text as it is drawn: links with `linkTextAttributes`.
  func showingLinks(_ text: NSAttributedString) -> NSAttributedString {
    let links = items(in: text).filter(\.isLink)
    guard !links.isEmpty else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    for link in links {
      shown.removeAttribute(.link, range: link.range)
      shown.addAttributes(linkTextAttributes, range: link.range)
    }
    return shown
  }

  /// Draws the text again after a change of the look of links.
  func linksDidChange() {
    linksPlacedFor = nil
    label.textDidChange()
    setNeedsLayout()
  }

  /// Puts a view at the beginning of each link that can be tapped, so that scripts find it.
  func placeLinkViews() {
    guard linksPlacedFor != label.frame else { return }
    linksPlacedFor = label.frame
    let links = isEditable || !isSelectable ? [] : items.filter(\.isLink)
    while linkViews.count > links.count { linkViews.removeLast().removeFromSuperview() }
    guard !links.isEmpty, let (map, origin) = textMap else { return }
    for (index, link) in links.enumerated() {
      if index == linkViews.count {
        let view = TextLinkView()
        addSubview(view)
        linkViews.append(view)
      }
      linkViews[index].words = (text as NSString).substring(with: link.range)
      let rect = map.rects(of: link.range).first ?? .zero
      linkViews[index].frame = rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  // MARK: Places

  /// The places of the characters, and the corner of the text in the view.
  var textMap: (map: TextMap, origin: CGPoint)? {
    guard label.bounds.width > 0 else { return nil }
    let arrangement = label.arrangement(in: label.bounds)
    let (corner, inside) = (label.frame.origin, arrangement.origin)
    return (
      TextMap(arrangement.layout, text), CGPoint(x: corner.x + inside.x, y: corner.y + inside.y)
    )
  }

  /// Returns the item at a point of the view, or `nil` if there is none.
  func item(at point: CGPoint) -> UITextItem? {
    guard let (map, origin) = textMap,
      let character = map.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    else { return nil }
    return items.first { NSLocationInRange(character, $0.range) }
  }

  // MARK: Taps

  /// Answers a tap: on an item of text that is not edited, with its action, otherwise by beginning to
  /// edit.
  func answerTap(at point: CGPoint) {
    layoutIfNeeded()
    if !isEditable, isSelectable, let item = item(at: point) {
      perform(item)
    } else {
      becomeFirstResponder()
    }
  }

  /// Performs the action of an item, which the delegate may replace or refuse.
  private func perform(_ item: UITextItem) {
    let usual = UIAction { [weak self] _ in self?.performUsualAction(of: item) }
    guard let delegate else { return usual.perform(sender: self) }
    delegate.textView(self, primaryActionFor: item, defaultAction: usual)?.perform(sender: self)
  }

  /// Asks the delegate, and opens a link. Attachments and tags have no action of their own.
  private func performUsualAction(of item: UITextItem) {
    switch item.content {
    case .link(let url):
      let isAllowed = delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if isAllowed ?? true { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }
}

extension UITextItem {
  /// A Boolean value that indicates whether the item is a link.
  fileprivate var isLink: Bool { if case .link = content { true } else { false } }

  fileprivate func isSame(_ other: Content) -> Bool {
    switch (content, other) {
    case (.link(let first), .link(let second)): first == second
    case (.tag(let first), .tag(let second)): first == second
    default: false
    }
  }
}
