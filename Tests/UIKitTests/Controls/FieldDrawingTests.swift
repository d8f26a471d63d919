// Subclasses of text fields that draw their text or their placeholder in another way, or not at all.

import SegueDisplay
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct FieldDrawingTests {
  private final class Field: UITextField {
    var hides = false
    var moves: CGFloat = 0
    private(set) var rects: [CGRect] = []
    override func drawPlaceholder(in rect: CGRect) {
      rects.append(rect)
      if !hides { super.drawPlaceholder(in: rect.offsetBy(dx: moves, dy: 0)) }
    }
  }

  private func field() -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    return field
  }

  /// The number of items that a window with a field draws.
  private func drawn(_ field: Field) -> Int {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    window.isHidden = false
    field.layoutIfNeeded()
    let viewport = SegueViewport(widthInPixels: 200, heightInPixels: 40)
    let list = World.current.commit(root: window.layer, at: 0, viewport: viewport)
    return list.items.count
  }

  @Test("A subclass that does not call super hides the placeholder")
  func hiding() {
    World().run {
      let (plain, hidden) = (field(), field())
      hidden.hides = true
      #expect(drawn(plain) > drawn(hidden))
      #expect(plain.rects == [plain.placeholderRect(forBounds: plain.bounds)])
      #expect(hidden.rects == plain.rects)
    }
  }
}
