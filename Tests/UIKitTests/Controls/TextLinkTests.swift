// Links in text views: how they look, and what a tap on them does.

import Foundation
import SegueWorld
import Testing

@testable import UIKit

/// Records what a text view asks its delegate.
private final class LinkJudge: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var opens = false
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    lines.append("\(url.absoluteString) \(characterRange.location)+\(characterRange.length)")
    return opens
  }
}

/// Replaces the action of items.
private final class ActionJudge: NSObject, UITextViewDelegate {
  var items: [UITextItem] = []
  var usual: UIAction?
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    usual = defaultAction
    return UIAction { [weak self] _ in self?.items.append(textItem) }
  }
}

@Suite @MainActor struct TextLinkTests {
  private let world = World()

  private func view(_ text: NSAttributedString) -> UITextView {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
      view.attributedText = text
      view.isEditable = false
      window.addSubview(view)
      view.layoutIfNeeded()
      return view
    }
  }

  private var terms: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Read the terms first", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .link, value: URL(string: "https://a.example/terms")!, range: NSRange(location: 9, length: 5))
    return text
  }

  private func tap(_ view: UITextView, _ words: String) {
    world.run {
      let range = (view.text as NSString).range(of: words)
      let rect = view.firstRect(
        for: view.textRange(
          from: UITextPosition(offset: range.location),
          to: UITextPosition(offset: range.location + range.length))!)
      view.answerTap(at: CGPoint(x: rect.midX, y: rect.midY))
    }
  }

  @Test("a tap on a link asks the delegate, and opens the link if it allows it") func taps() {
    let (view, judge) = (view(terms), LinkJudge())
    world.run { view.delegate = judge }
    tap(view, "Read")
    #expect(judge.lines.isEmpty)
    tap(view, "terms")
    #expect(judge.lines == ["https://a.example/terms 9+5"])
    #expect(world.diagnostics.warnings.isEmpty)
    judge.opens = true
    tap(view, "terms")
    #expect(world.diagnostics.warnings.contains { $0.contains("https://a.example/terms") })
    world.run { view.isSelectable = false }
    tap(view, "terms")
    #expect(judge.lines.count == 2)
  }

  @Test("a delegate replaces the action of links, attachments and tagged text") func actions() {
    let text = NSMutableAttributedString(attributedString: terms)
    text.append(NSAttributedString(string: " tagged", attributes: [.textItemTag: "mine"]))
    let (view, judge) = (view(text), ActionJudge())
    world.run { view.delegate = judge }
    tap(view, "terms")
    tap(view, "tagged")
    #expect(
      judge.items.map(\.range) == [
        NSRange(location: 9, length: 5), NSRange(location: 20, length: 7),
      ])
    guard case .tag("mine")? = judge.items.last?.content else {
      Issue.record("expected the tag")
      return
    }
    #expect(world.diagnostics.warnings.isEmpty)
  }

  @Test("links have the tint color, or the attributes that are set") func look() {
    let view = view(terms)
    world.run {
      view.tintColor = .systemPurple
      @MainActor func color(_ index: Int) -> UIColor? {
        view.showingLinks(view.attributedText).attribute(
          .foregroundColor, at: index, effectiveRange: nil) as? UIColor
      }
      #expect(color(10) == .systemPurple && color(2) != .systemPurple)
      view.linkTextAttributes = [
        .foregroundColor: UIColor.systemRed, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ]
      #expect(color(10) == .systemRed)
      #expect(view.label.source.styles.map { $0.underline != nil } == [false, true, false])
      let kept = view.attributedText.attribute(.foregroundColor, at: 10, effectiveRange: nil)
      #expect(kept as? UIColor != .systemRed)
    }
  }

  @Test("labels show links in the color of links, with a line below") func labels() {
    world.run {
      let label = UILabel()
      label.attributedText = terms
      let styles = label.source.styles
      #expect(styles.map { $0.underline != nil } == [false, true, false])
      #expect(styles[1].color != styles[0].color)
    }
  }

  @Test("detected data becomes a link while the text is not edited") func detection() {
    let view = view(NSAttributedString(string: "See www.example.com or call +1 555 123 4567"))
    world.run {
      #expect(view.items.isEmpty)
      view.dataDetectorTypes = [.link, .phoneNumber]
      let urls = view.items.map { item -> String in
        if case .link(let url) = item.content { url.absoluteString } else { "" }
      }
      #expect(urls == ["http://www.example.com", "tel:+15551234567"])
      view.layoutIfNeeded()
      #expect(view.linkViews.map(\.words) == ["www.example.com", "+1 555 123 4567"])
      #expect(view.linkViews[0].accessibleElement.role == .link)
      view.isEditable = true
      #expect(view.items.isEmpty)
    }
  }

  @Test("the text at a point is found as apps look for links") func points() throws {
    let view = view(terms)
    try world.run {
      let range = try #require(
        view.textRange(
          from: UITextPosition(offset: 9), to: UITextPosition(offset: 14)))
      let rect = view.firstRect(for: range)
      let point = CGPoint(x: rect.midX, y: rect.midY)
      let position = try #require(view.closestPosition(to: point))
      let character = try #require(
        view.tokenizer.rangeEnclosingPosition(
          position, with: .character, inDirection: .layout(.left)))
      let start = view.offset(from: view.beginningOfDocument, to: character.start)
      #expect(view.attributedText.attribute(.link, at: start, effectiveRange: nil) != nil)
      let word = try #require(
        view.tokenizer.rangeEnclosingPosition(
          position, with: .word, inDirection: .storage(.forward)))
      #expect(view.text(in: word) == "terms")
      #expect(view.characterRange(at: CGPoint(x: 290, y: 150)) == nil)
      #expect(view.selectionRects(for: range).map(\.containsEnd) == [true])
      #expect(view.textStyling(at: position, in: .forward)?[.link] != nil)
    }
  }
}
