// The delegate of an action sheet.

import Foundation

/// The methods with which an action sheet reports what the user chooses.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Tells the delegate that a button was tapped. The sheet is dismissed afterward.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the system cancels the sheet, which does not happen here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is about to appear.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is about to leave.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the sheet has left.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing by default.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing by default.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing by default.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing by default.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing by default.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// Does nothing by default.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
