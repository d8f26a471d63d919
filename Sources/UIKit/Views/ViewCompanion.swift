// What a module above UIKit keeps for a view. An app would subclass the view: override `layoutSubviews`,
// and `action(for:forKey:)` to have further keys of the layer animate in blocks. A scene does so for views
// of any class.

/// Follows a view, whose layer then animates every key in animation blocks.
@MainActor
package protocol ViewCompanion: AnyObject {
  /// The view has laid out its subviews.
  func viewDidLayOut(_ view: UIView)
}
