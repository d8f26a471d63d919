// The delegate of text views.

import Foundation

/// The methods that a text view calls on its delegate. They are optional in Objective-C; here every
/// method has a default implementation.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end. The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may be replaced. The default is `true`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when text has been inserted or deleted by the user.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
