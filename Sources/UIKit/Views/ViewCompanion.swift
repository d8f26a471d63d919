// The object through which a module above UIKit extends a view. An app would subclass the view: it
// would override `layoutSubviews`, and `action(for:forKey:)` to animate further keys of the layer
// in blocks. A scene does this for views of any class.

/// An object that follows a view. With a companion, the view's layer animates every key in
/// animation blocks.
@MainActor
package protocol ViewCompanion: AnyObject {
  /// Called when the view has laid out its subviews.
  func viewDidLayOut(_ view: UIView)
}
