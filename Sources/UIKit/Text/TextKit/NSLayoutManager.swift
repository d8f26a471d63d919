// Layout of a storage's text in one container after another. Each UTF-16 code unit counts as a glyph,
// as in text without ligatures: the numbers of glyphs and of characters are the same.

import Foundation
import SegueText
import SegueWorld

/// The part of a text that a container shows.
struct ContainerText {
  /// The first character.
  let start: Int
  let source: TextSource
  let map: TextMap
  /// The position of the layout in the container.
  let padding: CGFloat

  /// The characters in the container.
  var characters: NSRange { NSRange(location: start, length: map.laidOutLength) }
}

/// Lays out the text of a storage in containers, and knows where its characters are.
open class NSLayoutManager: NSObject {
  /// The text.
  open weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The containers, which are filled one after another.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// A Boolean value that indicates whether layout may leave gaps. The value is stored but has no
  /// effect: text is laid out from the beginning.
  open var allowsNonContiguousLayout = false
  /// A Boolean value that indicates whether lines contain the font's leading. The value is stored but
  /// has no effect: they always do.
  open var usesFontLeading = true
  /// A Boolean value that indicates whether control characters are drawn. The value is stored but has
  /// no effect.
  open var showsControlCharacters = false
  /// A Boolean value that indicates whether white space is drawn. The value is stored but has no
  /// effect.
  open var showsInvisibleCharacters = false

  private var parts: [ContainerText] = []

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }
  /// Creates a layout manager without text and containers. Nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    forgetLayout()
  }
  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    let container = textContainers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
    forgetLayout()
  }
  /// Lays out the text again after a change of a container.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Layout

  /// Discards the layout; the next question lays out the text again.
  func forgetLayout() { parts = [] }

  /// Discards the layout of characters; that of all others is discarded, too.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    forgetLayout()
    actualCharRange?.pointee = charRange
  }
  /// Discards the glyphs of characters, and the layout.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }
  /// Marks glyphs to be drawn again. A text view that the text belongs to is drawn when it changes.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    textStorage?.didProcessEditing()
  }
  /// Marks characters to be drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    invalidateDisplay(forGlyphRange: charRange)
  }

  /// Returns the part of the text in the container with an index.
  func part(_ index: Int) -> ContainerText? {
    guard textContainers.indices.contains(index) else { return nil }
    while parts.count <= index {
      let start = parts.last.map { $0.characters.location + $0.characters.length } ?? 0
      parts.append(layOut(textContainers[parts.count], from: start))
    }
    return parts[index]
  }

  /// Returns the part of the text in a container.
  func part(in container: NSTextContainer) -> ContainerText? {
    textContainers.firstIndex { $0 === container }.flatMap(part)
  }

  /// Returns the part that contains a character, and its container; otherwise the last part.
  func part(at character: Int) -> (part: ContainerText, container: NSTextContainer)? {
    for index in textContainers.indices {
      guard let found = part(index) else { continue }
      let end = found.characters.location + found.characters.length
      if character < end || index + 1 == textContainers.count {
        return (found, textContainers[index])
      }
    }
    return nil
  }

  private func layOut(_ container: NSTextContainer, from start: Int) -> ContainerText {
    let whole: NSAttributedString = textStorage ?? NSAttributedString(string: "")
    let rest = NSRange(location: start, length: max(0, whole.length - start))
    let text = start == 0 ? whole : whole.attributedSubstring(from: rest)
    let defaults = TextDefaults(
      font: .systemFont(ofSize: NSAttributedString.usualPointSize), color: .black)
    let source = TextSource(text, defaults: defaults, traits: .current)
    let layout = TextLayout.make(container.request(source))
    for glyph in layout.missing { TextEnvironment.record(.missing(glyph)) }
    let isEnd = start >= whole.length
    notifyDelegate(container, isEnd: isEnd || !layout.isTruncated)
    return ContainerText(
      start: start, source: source, map: TextMap(layout, text.string),
      padding: container.lineFragmentPadding)
  }

  private func notifyDelegate(_ container: NSTextContainer, isEnd: Bool) {
    guard delegate != nil else { return }
    // Safe, because a layout manager with a delegate is used in the thread of the main actor.
    nonisolated(unsafe) let (manager, container) = (self, container)
    MainActor.assumeIsolated {
      manager.delegate?.layoutManager(
        manager, didCompleteLayoutFor: container, atEnd: isEnd)
    }
  }
}

/// The methods that a layout manager calls on its delegate. Those that would change the layout, such
/// as the spacing after a line, do not exist here.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called when a container has been filled.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
