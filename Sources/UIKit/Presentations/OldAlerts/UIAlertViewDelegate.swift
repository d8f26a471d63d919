// The delegate of an alert view.

import Foundation

/// The methods with which an alert view reports what the user chooses.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Tells the delegate that a button was tapped. The alert is dismissed afterward.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the system cancels the alert, which does not happen here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Tells the delegate that the alert is about to appear.
  func willPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert is about to leave.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the alert has left.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Asks whether the first button other than the one that cancels is enabled. It is asked when the
  /// alert appears and whenever the text of a field changes.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing by default.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing by default.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing by default.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// `true` by default.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
