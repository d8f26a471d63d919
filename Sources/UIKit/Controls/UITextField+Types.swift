// The choices that properties and delegates of text fields have.

import Foundation

extension UITextField {
  /// The style of the border around a text field.
  public enum BorderStyle: Int, Sendable {
    /// The field has no border.
    case none
    /// The field has a border line.
    case line
    /// The field has a beveled border. It is drawn like `line`.
    case bezel
    /// The field has a border with rounded corners.
    case roundedRect
  }

  /// The condition under which an accessory of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// The view is never shown.
    case never
    /// The view is shown while the text is edited.
    case whileEditing
    /// The view is shown while the text is not edited.
    case unlessEditing
    /// The view is always shown.
    case always
  }

  /// The reason for which editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text has been committed.
    case committed
    /// The text has been discarded. Never used, because nothing cancels editing.
    case cancelled
  }
}
