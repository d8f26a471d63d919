// Services of the system that are not there say so, and end as a user would end them.

import Foundation
import SegueWorld
import Synchronization
import Testing
import UIKit

@Suite @MainActor struct AbsentServiceTests {
  final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    PHPickerViewControllerDelegate, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate
  {
    var calls: [String] = []
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      calls.append("image")
      picker.dismiss(animated: true)
    }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      calls.append("photos \(results.count)")
      results.first?.itemProvider.loadObject(ofClass: UIImage.self) { _, _ in }
      picker.dismiss(animated: true)
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      calls.append("safari")
    }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      calls.append("mail \(result.rawValue)")
      controller.dismiss(animated: true)
    }
  }

  private func button(in view: UIView?) -> UIButton? {
    guard let view else { return nil }
    if let button = view as? UIButton { return button }
    return view.subviews.lazy.compactMap { self.button(in: $0) }.first
  }

  @Test("Each says what is missing, calls its delegate, and is dismissed")
  func services() throws {
    let bars = BarSample()
    let delegate = Delegate()
    try bars.advance(to: 0.1)
    let services: [UIViewController] = bars.world.run {
      let images = UIImagePickerController()
      images.delegate = delegate
      let photos = PHPickerViewController(configuration: PHPickerConfiguration())
      photos.delegate = delegate
      let address = URL(string: "https://example.org") ?? URL(filePath: "/")
      let safari = SFSafariViewController(url: address)
      safari.delegate = delegate
      let mail = MFMailComposeViewController()
      mail.mailComposeDelegate = delegate
      return [images, photos, safari, mail]
    }
    for (index, service) in services.enumerated() {
      let start = Double(index) * 4 + 1
      bars.run { bars.a.present(service, animated: true) }
      try bars.advance(to: start + 1)
      let frame = bars.world.run {
        button(in: service.view).map { $0.convert($0.bounds, to: nil) } ?? .zero
      }
      bars.tap(frame.midX, frame.midY)
      try bars.advance(to: start + 3)
      #expect(bars.a.presentedViewController == nil)
    }
    #expect(delegate.calls == ["image", "photos 0", "safari", "mail 0"])
    let reports = bars.world.diagnostics.warnings.joined(separator: "\n")
    for word in ["photo library", "network", "Mail"] { #expect(reports.contains(word)) }
  }

  @Test("Availability is asked for and denied")
  func availability() {
    World().run {
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
      #expect(!MFMailComposeViewController.canSendMail())
    }
  }

  private final class Album: NSObject {
    var calls: [String] = []
    func image(
      _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
    ) {
      calls.append("plain \(error != nil)")
    }
    func saved(_ image: UIImage, error: NSError?, context: UnsafeMutableRawPointer?) {
      calls.append("context \(context.map { Int(bitPattern: $0) } ?? 0)")
    }
  }

  @Test("Saving to the photo library calls the target with the error and the context")
  func album() throws {
    let world = World()
    let album = Album()
    world.run {
      let image = UIImage()
      UIImageWriteToSavedPhotosAlbum(
        image, album, Selector(Album.image(_:didFinishSavingWithError:contextInfo:)), nil)
      let selector = Selector(Album.saved)
      UIImageWriteToSavedPhotosAlbum(image, album, selector, nil)
      UIImageWriteToSavedPhotosAlbum(
        image, album, selector, UnsafeMutableRawPointer(bitPattern: 8))
      #expect(album.calls.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(album.calls == ["plain true", "context 0", "context 8"])
  }

  @Test("A provider of items loads nothing, and says so in the next turn")
  func provider() throws {
    let world = World()
    let provider = NSItemProvider()
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    let errors = Errors()
    world.run {
      provider.loadObject(ofClass: UIImage.self) { image, error in
        errors.add(image == nil ? error : nil)
      }
      provider.loadFileRepresentation(forTypeIdentifier: "public.movie") { url, error in
        errors.add(url == nil ? error : nil)
      }
      #expect(errors.codes.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(errors.codes == [-1000, -1000])
  }

  /// The errors that closures of any queue receive.
  private final class Errors: Sendable {
    private let all = Mutex<[Int]>([])
    var codes: [Int] { all.withLock { $0 } }
    func add(_ error: (any Error)?) {
      guard let error else { return }
      all.withLock { $0.append((error as NSError).code) }
    }
  }

  @Test("The sounds of AudioToolbox exist and have no effect")
  func sounds() {
    let world = World()
    world.run {
      AudioServicesPlaySystemSound(1000)
      AudioServicesPlayAlertSound(SystemSoundID(1000))
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }
    #expect(world.nextEventTime == nil)
    #expect(kSystemSoundID_Vibrate == 0xFFF)
  }

  @Test("Geometric values as texts, both ways")
  func texts() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: -1, width: 3, height: 4)) == "{{0, -1}, {3, 4}}")
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(
      NSCoder.cgRect(for: "{{0, -1}, {3, 4}}") == CGRect(x: 0, y: -1, width: 3, height: 4))
    #expect(NSCoder.cgSize(for: "nonsense") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]").tx == 5)
    #expect(
      NSCoder.uiEdgeInsets(
        for: NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIColor().cgColor.alpha == 0)
  }
}
