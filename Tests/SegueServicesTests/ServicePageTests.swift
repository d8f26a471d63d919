// The pages of services say what is missing, and end as a user would end them.

import SegueServices
import SegueWorld
import Testing

/// A window in a world, for pages that are presented.
@MainActor
struct PageSample {
  let world = World()
  let root: UIViewController
  private let window: UIWindow

  init() {
    (window, root) = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      return (window, root)
    }
  }

  /// Presents a page, and taps its button. Returns the texts on the page.
  func play(_ make: () -> UIViewController) throws -> [String] {
    let start = world.now
    let page = world.run {
      let page = make()
      root.present(page, animated: false)
      return page
    }
    try world.advance(to: start + VirtualTime(seconds: 1))
    let texts = world.run {
      let views = Self.all(page.view)
      let button = views.lazy.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .primaryActionTriggered)
      return views.compactMap { ($0 as? UILabel)?.text }
    }
    try world.advance(to: start + VirtualTime(seconds: 2))
    return texts
  }

  private static func all(_ view: UIView?) -> [UIView] {
    guard let view else { return [] }
    return [view] + view.subviews.flatMap(all)
  }
}

@MainActor @Suite struct ServicePageTests {
  final class Delegate: NSObject, MFMessageComposeViewControllerDelegate,
    SKStoreProductViewControllerDelegate
  {
    var calls: [String] = []
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      calls.append("message \(result)")
      controller.dismiss(animated: false)
    }
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
      calls.append("store")
      viewController.dismiss(animated: false)
    }
  }

  @Test("A composition of a message shows its recipients, and is cancelled")
  func message() throws {
    let (sample, delegate) = (PageSample(), Delegate())
    #expect(!MFMessageComposeViewController.canSendText())
    let texts = try sample.play {
      let page = MFMessageComposeViewController()
      page.messageComposeDelegate = delegate
      page.recipients = ["Ada"]
      return page
    }
    #expect(texts.contains("Messages are not available.\nAda"))
    #expect(delegate.calls == ["message cancelled"])
    #expect(sample.root.presentedViewController == nil)
    #expect(sample.world.diagnostics.warnings.joined().contains("Messages are not available"))
  }

  @Test("The page of a product says that there is no store, with and without a delegate")
  func store() throws {
    let (sample, delegate) = (PageSample(), Delegate())
    #expect(
      try sample.play {
        let page = SKStoreProductViewController()
        page.delegate = delegate
        return page
      }.contains("The store is not available."))
    #expect(delegate.calls == ["store"])
    _ = try sample.play { SKStoreProductViewController() }
    #expect(sample.root.presentedViewController == nil)
  }
}
