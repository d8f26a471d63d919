// Saving to the photo library, which is not there: the target is told so by an error.

import Foundation
import SegueWorld

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reports that the image cannot be saved. The method of the target, which takes the image, an
/// error and the context, is called at the end of the instant.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  World.current.warn("UIImageWriteToSavedPhotosAlbum: there is no photo library")
  guard let completionTarget, let completionSelector else { return }
  let target = completionTarget as AnyObject
  let error = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "The photo library is not available."])
  nonisolated(unsafe) let context = contextInfo
  World.current.schedule(at: World.current.now) {
    completionSelector.perform(on: target, sender: image, event: error, context: context)
  }
}
