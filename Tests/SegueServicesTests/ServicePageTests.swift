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
    SKStoreProductViewControllerDelegate, UIDocumentPickerDelegate, QLPreviewControllerDataSource,
    QLPreviewControllerDelegate
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
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("documents")
    }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { NSURL(fileURLWithPath: "/tmp/map.pdf") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { calls.append("preview") }
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

  @Test("The picker of documents is cancelled, and dismissed by itself")
  func documents() throws {
    let (sample, delegate) = (PageSample(), Delegate())
    let texts = try sample.play {
      let page = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
      page.delegate = delegate
      #expect(page.documentPickerMode == .import)
      return page
    }
    #expect(texts.contains("There are no documents."))
    #expect(delegate.calls == ["documents"])
    #expect(sample.root.presentedViewController == nil)
  }

  @Test("The browser of documents is dismissed, and no other app opens a document")
  func browser() throws {
    let sample = PageSample()
    _ = try sample.play { UIDocumentBrowserViewController(forOpening: [.text]) }
    #expect(sample.root.presentedViewController == nil)
    let interaction = UIDocumentInteractionController(url: URL(filePath: "/tmp/map.pdf"))
    #expect(interaction.uti == "com.adobe.pdf")
    #expect(!interaction.presentOpenInMenu(from: .zero, in: UIView(), animated: true))
  }

  @Test("A preview shows the name of the document, and tells when it is dismissed")
  func preview() throws {
    let (sample, delegate) = (PageSample(), Delegate())
    let texts = try sample.play {
      let page = QLPreviewController()
      page.dataSource = delegate
      page.delegate = delegate
      return page
    }
    #expect(texts.contains("Previews of documents are not available.\nmap.pdf"))
    #expect(delegate.calls == ["preview"])
    #expect(sample.root.presentedViewController == nil)
  }
}
