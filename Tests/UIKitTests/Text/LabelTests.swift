import CoreGraphics
import Foundation
import SegueDisplay
import SegueWorld
import Testing
import UIKit

/// The items that a label draws, by kind.
@MainActor
struct Drawn {
  let items: [DisplayItem]

  init(_ label: UILabel) {
    label.layoutIfNeeded()
    items = label.layer.drawnContents.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { return group.items }
      return [item]
    }
  }

  var runs: [GlyphRun] {
    items.compactMap { item in
      if case .glyphs(let run) = item { return run }
      return nil
    }
  }
  var bars: [CGRect] {
    items.compactMap { item in
      if case .solid(let quad) = item { return quad.shape.rect }
      return nil
    }
  }
  var images: [CGRect] {
    items.compactMap { item in
      if case .image(let quad) = item { return quad.destination }
      return nil
    }
  }
  var glyphs: [PositionedGlyph] { runs.flatMap(\.glyphs) }
  /// The heights of the baselines, from the top.
  var baselines: [Double] { Set(glyphs.map(\.y)).sorted() }
}

@Suite @MainActor struct LabelTests {
  private func label(_ text: String, width: CGFloat = 300, height: CGFloat = 40) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test("a new label has Apple's defaults") func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentMode == .left)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("the size is that of the text, rounded up to pixels") func size() {
    let label = label("Hello")
    let exact = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = label.intrinsicContentSize
    #expect(size.width >= exact.width && size.width < exact.width + 0.5)
    #expect(size == CGSize(width: size.width, height: 21))
    #expect((size.width * 2).rounded() == size.width * 2)
    label.sizeToFit()
    #expect(label.bounds.size == size)
    label.text = "Hello\nHello"
    #expect(label.sizeThatFits(.zero).height == 21)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(.zero).height == 41.5)
    label.text = ""
    #expect(label.intrinsicContentSize == CGSize(width: 0, height: 21))
  }

  @Test("sizing to fit keeps the upper left corner")
  func sizeToFitOrigin() {
    let label = label("Hello")
    label.frame = CGRect(x: 10, y: 20, width: 0, height: 0)
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20) && label.frame.width > 30)
  }

  @Test("a label sized to its text does not truncate it")
  func sizedFits() {
    for text in ["Settings", "AVATAR To.", "one two three four", "¿Qué?", "fi fl ffi"] {
      for size in stride(from: 9.0, through: 40, by: 1.7) {
        let label = label(text)
        label.font = .systemFont(ofSize: size)
        label.sizeToFit()
        let whole = Drawn(label).glyphs.count
        label.frame.size.width = 1000
        #expect(Drawn(label).glyphs.count == whole, "\(text) at \(size)")
      }
    }
  }

  @Test("lines are broken at the given width") func wrapping() {
    let label = label("one two three four five six")
    label.numberOfLines = 0
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = label.sizeThatFits(CGSize(width: wide.width / 2, height: 0))
    #expect(narrow.width <= wide.width / 2)
    #expect(narrow.height > wide.height * 1.9)
    label.preferredMaxLayoutWidth = wide.width / 2
    #expect(label.intrinsicContentSize == narrow)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == wide)
  }

  @Test("the text is centered vertically, with its baseline on a row of pixels")
  func vertical() throws {
    let label = label("Hello", height: 100)
    let baseline = try #require(Drawn(label).baselines.first)
    let font = UIFont.systemFont(ofSize: 17)
    let exact = Double(50 - font.lineHeight / 2 + font.ascender)
    #expect(abs(baseline - exact) <= 0.25)
    #expect((baseline * 2).rounded() == baseline * 2)
  }

  @Test("the text is placed by the alignment") func alignment() throws {
    let label = label("Hi")
    let width = Double("Hi".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width)
    for (alignment, x) in [
      (NSTextAlignment.left, 0), (.center, (300 - width) / 2), (.right, 300 - width), (.natural, 0),
    ] {
      label.textAlignment = alignment
      #expect(abs(try #require(Drawn(label).glyphs.first).x - x) < 1e-9)
    }
    label.semanticContentAttribute = .forceRightToLeft
    label.textAlignment = .natural
    #expect(abs(try #require(Drawn(label).glyphs.first).x - (300 - width)) < 1e-9)
  }

  @Test("text that is too wide ends with an ellipsis") func truncation() {
    let label = label("A rather long text", width: 80)
    let shown = Drawn(label).glyphs
    label.bounds.size.width = 1000
    #expect(shown.count < Drawn(label).glyphs.count)
    #expect(shown.allSatisfy { $0.x < 80 })
  }

  @Test("a label that is too low shows the lines that fit") func height() {
    let label = label("one\ntwo\nthree", height: 45)
    label.numberOfLines = 0
    #expect(Drawn(label).baselines.count == 2)
  }

  @Test("clipped text is cut off at the bounds") func clipping() {
    let label = label("A rather long text", width: 50)
    label.lineBreakMode = .byClipping
    label.layoutIfNeeded()
    guard case .group(let group) = label.layer.drawnContents.first else {
      Issue.record("no group")
      return
    }
    #expect(group.clip?.shape == .rounded(RoundedRectangle(label.bounds)))
  }

  @Test("a line can shrink to fit") func shrinking() throws {
    let label = label("A rather long text", width: 80)
    label.adjustsFontSizeToFitWidth = true
    let full = Drawn(self.label("A rather long text"))
    var small = Drawn(label)
    #expect(small.glyphs.count == full.glyphs.count)
    let size = try #require(small.runs.first).pointSize
    #expect(size < 17 && size > 8)
    #expect(small.baselines == full.baselines)
    label.baselineAdjustment = .alignCenters
    #expect(try #require(Drawn(label).baselines.first) < full.baselines[0])
    label.minimumScaleFactor = 0.9
    small = Drawn(label)
    #expect(small.runs.first?.pointSize == 17 * 0.9)
    #expect(small.glyphs.count < full.glyphs.count)
  }

  @Test("runs of text have their own fonts, colors and lines") func attributes() throws {
    let text = NSMutableAttributedString(
      string: "red ", attributes: [.foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "under",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 24),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    text.append(
      NSAttributedString(
        string: "struck",
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.double.rawValue, .baselineOffset: 5,
          .backgroundColor: UIColor.yellow,
        ]))
    let label = label("")
    label.attributedText = text
    let drawn = Drawn(label)
    #expect(drawn.runs.map(\.pointSize) == [17, 24, 17])
    try #require(drawn.runs.count == 3 && drawn.bars.count == 4)
    #expect(drawn.runs.first?.color == DisplayColor(red: 1, green: 0, blue: 0, alpha: 1))
    // The background, the underline and two lines through.
    let baseline = try #require(drawn.runs[1].glyphs.first).y
    #expect(drawn.bars[1].minY > CGFloat(baseline))
    #expect(drawn.bars[2].maxY < CGFloat(baseline))
    #expect(try #require(drawn.runs[2].glyphs.first).y == baseline - 5)
  }

  @Test("lines of different heights are displayed while they fit")
  func mixedHeights() {
    let text = NSMutableAttributedString(
      string: "Title\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    text.append(
      NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 11)]))
    let label = UILabel()
    (label.numberOfLines, label.attributedText) = (0, text)
    label.sizeToFit()
    #expect(Drawn(label).glyphs.count == 10)
    label.bounds.size.height -= 2
    #expect(Drawn(label).glyphs.count < 10)
  }

  @Test("setting the label's properties changes all of the text")
  func overriding() {
    let label = label("")
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.font.pointSize == 30)
    label.font = .systemFont(ofSize: 10)
    #expect(Drawn(label).runs.map(\.pointSize) == [10])
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    label.textAlignment = .left
    #expect(Drawn(label).glyphs.first?.x == 0)
    #expect(style.alignment == .center)
  }

  @Test("shadows, highlighted and disabled labels are drawn") func states() {
    let label = label("x")
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(Drawn(label).runs.first?.color.red == 1)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(Drawn(label).runs.first?.color.alpha == 0.5)
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 2, height: 3)
    let runs = Drawn(label).runs
    #expect(runs.count == 2)
    #expect(runs[0].glyphs[0].x == runs[1].glyphs[0].x + 2)
    #expect(runs[0].glyphs[0].y == runs[1].glyphs[0].y + 3)
  }

  @Test("a blurred shadow is half as wide as its radius") func blurredShadow() {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 6
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowColor = UIColor.blue
    let label = label("x")
    label.attributedText = NSAttributedString(string: "x", attributes: [.shadow: shadow])
    let drawn = Drawn(label).items.compactMap { item -> DisplayShadow? in
      if case .shadow(let shadow) = item { shadow } else { nil }
    }
    #expect(drawn.map(\.radius) == [3] && drawn.first?.hidesItems == true)
    #expect(drawn.first?.offset == shadow.shadowOffset && drawn.first?.color.blue == 1)
  }

  @Test("a subclass draws into the current context, beneath and above the text") func ownDrawing() {
    World().run {
      let label = SpelledLabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      label.text = "x"
      label.layoutIfNeeded()
      let items = Self.flat(label.layer.drawnContents)
      let runs = items.map { item -> Double? in
        if case .glyphs(let run) = item { run.color.blue } else { nil }
      }
      #expect(runs == [nil, 0, 1])
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
    }
  }

  private static func flat(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { flat(group.items) } else { [item] }
    }
  }

  @Test("colors follow the appearance") func appearance() {
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let label = label("x")
      window.addSubview(label)
      #expect(Drawn(label).runs.first?.color == DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
      window.overrideUserInterfaceStyle = .dark
      #expect(Drawn(label).runs.first?.color.red == 1)
    }
  }

  @Test("fonts of text styles follow the preferred content size") func contentSize() {
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let (follows, stays) = (label("x"), label("x"))
      for label in [follows, stays] {
        label.font = .preferredFont(forTextStyle: .body)
        window.addSubview(label)
      }
      follows.adjustsFontForContentSizeCategory = true
      UIKitState.current.setScreenTraits(
        UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
      #expect(Drawn(follows).runs.first?.pointSize == 23)
      #expect(Drawn(stays).runs.first?.pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 34)
    }
  }

  @Test("the rectangle of one line begins at the top, that of several is in the middle")
  func rectangles() {
    let label = label("Ag", width: 200, height: 100)
    let bounds = CGRect(x: 5, y: 7, width: 200, height: 100)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    let any = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    // A layout library aligns other views with the first line by this rectangle.
    #expect(one.minY == 7 && one.minX == 5)
    #expect(one.size == any.size && abs(any.midY - bounds.midY) < 1)
  }

  @Test("subclasses can move the text") func subclasses() throws {
    let inset = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    inset.text = "x"
    #expect(Drawn(inset).glyphs.first?.x == 10)
    let top = TopLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    top.text = "x"
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(try #require(Drawn(top).baselines.first) - Double(font.ascender)) < 0.5)
  }

  @Test("a moved label draws the same glyphs, moved") func movement() throws {
    try World().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let label = label("Hello")
      root.addSubview(label)
      root.layoutIfNeeded()
      let viewport = SegueViewport(widthInPixels: 200, heightInPixels: 100)
      @MainActor func run() throws -> GlyphRun {
        let list = World.current.commit(root: root.layer, at: 0, viewport: viewport)
        guard case .glyphs(let run) = try #require(list.items.last) else {
          throw CancellationError()
        }
        return run
      }
      let first = try run()
      label.transform = CGAffineTransform(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 3.3, ty: 7.1)
      label.alpha = 0.5
      let second = try run()
      #expect(first.glyphs == second.glyphs)
      #expect(first.transform != second.transform)
      #expect(second.color.alpha == 0.5)
    }
  }

  @Test("emoji are images of a fallback font; missing characters are reported") func emoji() {
    World().run {
      TextState.current.fonts.fallback = ["Noto Color Emoji"]
      TextState.current.fonts.pinned = ["Noto Color Emoji"]
      let label = label("a👍b")
      let drawn = Drawn(label)
      #expect(drawn.images.count == 1)
      #expect(drawn.glyphs.count == 2)
      #expect(drawn.images.allSatisfy { $0.height > 15 && $0.height < 25 })
      #expect(TextState.current.problems.isEmpty)
      label.text = "漢"
      _ = Drawn(label)
      #expect(TextState.current.problems.map(\.description).first?.contains("U+6F22") == true)
    }
  }

  @Test("a missing font is reported when text is drawn in it") func missingFont() {
    World().run {
      let label = label("x")
      label.font = UIFont(
        descriptor: UIFontDescriptor(name: "Nowhere", size: 12), size: 0)
      #expect(Drawn(label).items.isEmpty)
      #expect(TextState.current.problems.first?.description.hasPrefix("Nowhere: no font") == true)
      TextState.current.fonts.fallback = ["Nowhere Sans"]
      label.font = .systemFont(ofSize: 12)
      _ = Drawn(label)
      #expect(TextState.current.problems.count == 2)
    }
  }

  @Test(
    "rounding to the pixels of a small rendering shortens no text",
    arguments: [(1.5, 0.4, true), (1.5, 1, false), (3, 0.3, false)])
  func fractionalScale(scale: Double, missing: Double, isWhole: Bool) {
    World().run {
      UIKitState.current.setScreenTraits(UITraitCollection(displayScale: CGFloat(scale)))
      let label = label("Elevation")
      // The letters of the system font would be tightened.
      label.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
      let whole = Drawn(label).glyphs.count
      let width = NSAttributedString(string: "Elevation", attributes: [.font: label.font as Any])
        .size().width
      label.frame.size.width = width - CGFloat(missing)
      #expect((Drawn(label).glyphs.count == whole) == isWhole)
    }
  }

  @Test("strokes follow the outlines; letters are filled where the width is negative")
  func strokes() throws {
    try World().run {
      let label = label("")
      @MainActor func items(_ width: Double) -> [DisplayItem] {
        label.attributedText = NSAttributedString(
          string: "l",
          attributes: [
            .strokeWidth: width, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue,
            .font: UIFont.systemFont(ofSize: 20),
          ])
        return Drawn(label).items
      }
      func box(_ item: DisplayItem?) throws -> CGRect {
        switch item {
        case .path(let fill):
          #expect(fill.color == DisplayColor(red: 1, green: 0, blue: 0, alpha: 1))
          return fill.path.controlPointBox
        case .glyphs(let run): return run.box
        default: return try #require(nil)
        }
      }
      let filled = items(-10)
      #expect(filled.count == 2)
      let (letter, line) = (try box(filled.first), try box(filled.last))
      // A tenth of 20 points, half of it outside of the letter.
      #expect(abs(line.minX - (letter.minX - 1)) < 0.02)
      #expect(abs(line.maxX - (letter.maxX + 1)) < 0.02)
      #expect(abs(line.maxY - (letter.maxY + 1)) < 0.02)
      let hollow = items(10)
      #expect(hollow.count == 1)
      #expect(try box(hollow.first) == line)
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
    }
  }

  @Test("attributes that are not supported are refused by name") func refused() {
    World().run {
      let label = label("")
      label.attributedText = NSAttributedString(
        string: "x", attributes: [.expansion: 2, .obliqueness: 0])
      _ = Drawn(label)
      #expect(World.current.diagnostics.unsupportedFeatures == ["the text attribute expansion"])
    }
  }

  @Test("text is drawn again only after a change") func drawing() {
    let label = CountingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "x"
    label.layoutIfNeeded()
    label.setNeedsLayout()
    label.layoutIfNeeded()
    label.frame.origin.x = 50
    label.layoutIfNeeded()
    #expect(label.count == 1)
    label.frame.size.width = 80
    label.layoutIfNeeded()
    label.textColor = .red
    label.textColor = .blue
    label.layoutIfNeeded()
    #expect(label.count == 3)
  }
}

private final class SpelledLabel: UILabel {
  override func drawText(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    super.drawText(in: rect)
    "ab".draw(in: rect.offsetBy(dx: 5, dy: 0), withAttributes: [.foregroundColor: UIColor.blue])
  }
}

private final class InsetLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
  }
}

private final class TopLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
    rect.origin.y = bounds.minY
    return rect
  }
  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

private final class CountingLabel: UILabel {
  var count = 0
  override func drawText(in rect: CGRect) {
    count += 1
    super.drawText(in: rect)
  }
}
