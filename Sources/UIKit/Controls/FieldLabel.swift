// The label of a text field. It asks the field to draw the text or the placeholder, so that subclasses
// of fields can leave it out or move it.

import Foundation

/// The label that shows the text and the placeholder of a field.
final class FieldLabel: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    guard let field else { return super.drawText(in: rect) }
    let rect = rect.offsetBy(dx: frame.minX, dy: frame.minY)
    if field.hasText { field.drawText(in: rect) } else { field.drawPlaceholder(in: rect) }
  }

  /// Draws the contents in a rectangle of the field.
  func drawContents(in rect: CGRect) {
    super.drawText(in: rect.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }
}
