// Letters that are tightened before a line is truncated.

import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct TighteningTests {
  /// Returns whether a label with a part of its natural width is truncated.
  private func isTruncated(
    _ share: CGFloat, _ font: UIFont, lines: Int = 1, tightens: Bool = false
  ) -> Bool {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = ("Premier League", font, lines)
    label.allowsDefaultTighteningForTruncation = tightens
    let size = label.intrinsicContentSize
    let box = CGRect(x: 0, y: 0, width: size.width * share, height: size.height)
    return label.arrangement(in: box).layout.isTruncated
  }

  @Test("A line of the system font is tightened by a few percent, one that is much too wide is not")
  func system() {
    World().run {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(!isTruncated(1, font) && !isTruncated(0.97, font) && !isTruncated(0.93, font))
      #expect(isTruncated(0.88, font))
    }
  }

  @Test("A line of another font is tightened if the label allows it")
  func permitted() {
    World().run {
      let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
      #expect(isTruncated(0.97, font) && !isTruncated(0.97, font, tightens: true))
      #expect(isTruncated(0.93, font, tightens: true))
    }
  }
}
