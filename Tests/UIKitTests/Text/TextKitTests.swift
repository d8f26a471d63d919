// Storages, layout managers and containers, on their own and in text views.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TextKitTests {
  private let world = World()

  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, _ size: CGSize = CGSize(width: 200, height: 0), pointSize: CGFloat = 20) {
      storage = NSTextStorage(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: pointSize)])
      container = NSTextContainer(size: size)
      container.lineFragmentPadding = 0
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    func rect(_ words: String) -> CGRect {
      let range = (storage.string as NSString).range(of: words)
      return manager.boundingRect(forGlyphRange: range, in: container)
    }
  }

  @Test("the rectangle of a word is where its letters are, and a point in it is on the word")
  func places() {
    world.run {
      let stack = Stack("Read the terms of use before you go on")
      let font = UIFont.systemFont(ofSize: 20)
      let before = ("Read the " as NSString).size(withAttributes: [.font: font]).width
      let rect = stack.rect("terms")
      #expect(abs(rect.minX - before) < 0.5 && rect.minY == 0)
      #expect(
        abs(rect.width - ("terms" as NSString).size(withAttributes: [.font: font]).width) < 0.5)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      var fraction: CGFloat = -1
      let character = stack.manager.characterIndex(
        for: middle, in: stack.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect((9..<14).contains(character) && fraction >= 0 && fraction <= 1)
      let later = stack.rect("go on")
      #expect(later.minY >= rect.maxY - 0.01)
      #expect(
        stack.manager.glyphIndex(
          for: CGPoint(x: later.minX + 1, y: later.midY), in: stack.container)
          == 33)
    }
  }

  @Test("a link in a label is found as snippets for iOS do it") func label() {
    world.run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 240, height: 90))
      (label.numberOfLines, label.textAlignment) = (0, .center)
      let words = "See the Terms of use"
      label.attributedText = NSAttributedString(
        string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let target = (words as NSString).range(of: "Terms")
      @MainActor func isOnTerms(_ point: CGPoint) -> Bool {
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
        let storage = NSTextStorage(attributedString: label.attributedText!)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        container.lineBreakMode = label.lineBreakMode
        container.maximumNumberOfLines = label.numberOfLines
        container.size = label.bounds.size
        let used = manager.usedRect(for: container)
        let rise = (label.bounds.height - used.height) / 2 - used.minY
        let inside = CGPoint(x: point.x, y: point.y - rise)
        let index = manager.characterIndex(
          for: inside, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        return NSLocationInRange(index, target)
      }
      let points = stride(from: 1.0, to: 90, by: 4).flatMap { y in
        stride(from: 1.0, to: 240, by: 4).map { CGPoint(x: $0, y: y) }
      }
      let hits = points.filter(isOnTerms)
      #expect(hits.count > 10 && hits.count < points.count / 4)
      let box = hits.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      let width = ("Terms" as NSString).size(withAttributes: [.font: label.font!]).width
      #expect(abs(box.width - width) < 9)
    }
  }

  @Test("lines have rectangles, text beyond a container goes to the next one") func containers() {
    world.run {
      let stack = Stack("one\ntwo\nthree\nfour", CGSize(width: 100, height: 60), pointSize: 17)
      let second = NSTextContainer(size: CGSize(width: 100, height: 400))
      stack.manager.addTextContainer(second)
      let first = stack.manager.glyphRange(for: stack.container)
      #expect(first == NSRange(location: 0, length: 8))
      #expect(stack.manager.glyphRange(for: second) == NSRange(location: 8, length: 10))
      #expect(stack.manager.textContainer(forGlyphAt: 10, effectiveRange: nil) === second)
      var ranges: [NSRange] = []
      stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) {
        _, _, _, range, _ in ranges.append(range)
      }
      #expect(ranges.map(\.location) == [0, 4, 8, 14])
      var effective = NSRange()
      let rect = stack.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &effective)
      #expect(effective == NSRange(location: 4, length: 4) && rect.width == 100)
      #expect(abs(rect.minY - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
      let used = stack.manager.usedRect(for: stack.container)
      #expect(abs(used.height - 2 * UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    }
  }

  @Test("a container limits lines, and says which characters an ellipsis replaces")
  func truncation() {
    world.run {
      let stack = Stack(
        "a text that is much longer than its only line", CGSize(width: 120, height: 0))
      #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
      (stack.container.maximumNumberOfLines, stack.container.lineBreakMode) = (1, .byTruncatingTail)
      let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
      #expect(hidden.location > 5 && hidden.location + hidden.length == 45)
    }
  }

  @Test("text avoids paths, and ends with an empty line after a line feed") func regions() {
    world.run {
      let stack = Stack("word word word word word word word")
      let height = stack.manager.usedRect(for: stack.container).height
      stack.container.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))
      ]
      #expect(stack.rect("word").minX >= 100)
      #expect(stack.manager.usedRect(for: stack.container).height > height)
      let empty = Stack("a\n")
      let line = UIFont.systemFont(ofSize: 20).lineHeight
      #expect(abs(empty.manager.extraLineFragmentRect.minY - line) < 1)
      let full = Stack("a")
      #expect(full.manager.numberOfGlyphs == 1 && full.manager.extraLineFragmentRect == .zero)
    }
  }

  /// Storage as apps write it: text elsewhere, and digits in red.
  private final class DigitStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")
    override var string: String { text.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      text.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      removeAttribute(.foregroundColor, range: NSRange(location: 0, length: length))
      for (place, unit) in string.utf16.enumerated() where (48..<58).contains(unit) {
        addAttribute(
          .foregroundColor, value: UIColor.systemRed, range: NSRange(location: place, length: 1))
      }
      super.processEditing()
    }
  }

  @Test("a storage of an app's own colors what is typed") func ownStorage() {
    world.run {
      let (storage, manager, container) = (DigitStorage(), NSLayoutManager(), NSTextContainer())
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      view.font = .systemFont(ofSize: 18)
      view.text = "call 12"
      view.insertText("3 now")
      #expect(view.text == "call 123 now" && storage.string == "call 123 now")
      #expect(
        storage.length == 12
          && storage.attributedSubstring(
            from: NSRange(location: 5, length: 3)
          ).string == "123")
      @MainActor func color(_ index: Int) -> UIColor? {
        view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
      }
      #expect(color(7) == .systemRed && color(0) != .systemRed && color(9) != .systemRed)
      #expect(view.layoutManager === manager && view.textStorage === storage)
    }
  }

  private final class Watcher: NSObject, NSTextStorageDelegate {
    var lines: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  @Test("changes are reported once, or together") func edits() {
    world.run {
      let (storage, watcher) = (NSTextStorage(string: "hello"), Watcher())
      storage.delegate = watcher
      storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "abc")
      storage.beginEditing()
      storage.append(NSAttributedString(string: "!", attributes: [.kern: 2]))
      storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
      storage.endEditing()
      #expect(watcher.lines == ["2 1+3 1", "3 0+7 1"] && storage.string == "habclo!")
    }
  }

  @Test("the storage of a text view follows it, and changes of the storage appear") func view() {
    world.run {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "one two"
      view.layoutIfNeeded()
      let used = view.layoutManager.usedRect(for: view.textContainer)
      #expect(used.height > 10 && view.textContainer.size.width == 200)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
      #expect(view.text == "three two")
      view.text = "again"
      #expect(view.textStorage.string == "again")
      let first = view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: 1), in: view.textContainer)
      #expect(abs(first.minX - 5) < 0.01)
    }
  }
}
