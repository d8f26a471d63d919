// The composition of messages. There are none: `canSendText()` returns false, and a composition that is
// shown nevertheless says so and can only be cancelled.

import UIKit

/// The outcomes of a composition.
public enum MessageComposeResult: Int, Sendable {
  /// The user has cancelled.
  case cancelled
  /// The message was sent.
  case sent
  /// The message could not be sent.
  case failed
}

/// The method that a composition calls on its delegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called at the end. The delegate dismisses the composition.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A view controller that stands for the composition of messages.
@preconcurrency @MainActor
open class MFMessageComposeViewController: SegueServicePageController {
  /// Returns `false`, because there are no messages.
  open class func canSendText() -> Bool { false }
  /// Returns `false`, because there are no messages.
  open class func canSendSubject() -> Bool { false }
  /// Returns `false`, because there are no messages.
  open class func canSendAttachments() -> Bool { false }
  /// Returns `false`, because there are no messages.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// The object that is notified at the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients, which the page shows.
  open var recipients: [String]?
  /// The subject, which the page shows.
  open var subject: String?
  /// The text. It is not shown.
  open var body: String?

  /// Removes the button for attachments. There is none.
  open func disableUserAttachments() {}
  /// Adds a file, which is not possible.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename name: String?) -> Bool {
    false
  }
  /// Adds a file, which is not possible.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  override var absence: String {
    let details = [subject].compactMap(\.self) + (recipients ?? [])
    return (["Messages are not available."] + details.filter { !$0.isEmpty })
      .joined(separator: "\n")
  }
  override func endService() {
    if let delegate = messageComposeDelegate {
      return delegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    dismiss(animated: true)
  }
}
