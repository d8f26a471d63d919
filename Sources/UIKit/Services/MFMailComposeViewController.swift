// The composition of mail. There is no mail: `canSendMail()` returns false, and a composition that is
// shown nevertheless says so and can only be cancelled.

import Foundation

/// The outcomes of a composition.
public enum MFMailComposeResult: Int, Sendable {
  /// The user has cancelled.
  case cancelled
  /// The message was saved.
  case saved
  /// The message was sent.
  case sent
  /// The message could not be sent.
  case failed
}

/// The method that a composition calls on its delegate.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called at the end. The delegate dismisses the composition.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the composition.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// A view controller that stands for the composition of mail.
@preconcurrency @MainActor
open class MFMailComposeViewController: SegueAbsentServiceController {
  /// Returns `false`, because there is no mail.
  open class func canSendMail() -> Bool { false }

  /// The object that is notified at the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: [String] = []

  /// Sets the subject, which the page shows.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the recipients, which the page shows.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Adds recipients of copies, which the page shows.
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients += ccRecipients ?? [] }
  /// Adds recipients of copies, which the page shows.
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients += bccRecipients ?? [] }
  /// Sets the text. It is not shown.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file. It is not shown.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  override var absence: String {
    let details = [subject] + recipients
    return (["Mail is not available."] + details.filter { !$0.isEmpty }).joined(separator: "\n")
  }
  override func end() {
    if let delegate = mailComposeDelegate {
      return delegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    dismiss(animated: true)
  }
}
