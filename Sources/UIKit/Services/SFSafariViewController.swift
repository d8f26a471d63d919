// The browser. Nothing of an app reaches the network: the page says which address it would show.

import Foundation

/// The methods that a browser calls on its delegate.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has tapped Done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has been loaded, or could not be. Never called.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing by default.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A view controller that stands for a browser.
@preconcurrency @MainActor
open class SFSafariViewController: SegueAbsentServiceController {
  /// The settings of a browser.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates the default settings.
    @preconcurrency @MainActor public override init() { super.init() }
    /// A Boolean value that indicates whether a reader is used.
    open var entersReaderIfAvailable = false
    /// A Boolean value that indicates whether the bars collapse.
    open var barCollapsingEnabled = true
  }

  /// The styles of the button that dismisses the browser.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  private let url: URL?
  /// The object that is notified.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The settings.
  open private(set) lazy var configuration = Configuration()
  /// The style of the button that dismisses the browser.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The color of the bars. There are none.
  open var preferredBarTintColor: UIColor?
  /// The tint of the bars' buttons.
  open var preferredControlTintColor: UIColor? {
    didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
  }

  /// Creates a browser for an address.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser for an address, with settings.
  public convenience init(url: URL, configuration: Configuration) {
    self.init(url: url)
    self.configuration = configuration
  }

  /// Creates a browser without an address.
  public required init?(coder: NSCoder) {
    url = nil
    super.init(coder: coder)
  }

  override var absence: String {
    "The network is not available.\n\(url?.absoluteString ?? "")"
  }
  override var buttonTitle: String {
    switch dismissButtonStyle {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }
  override func end() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
