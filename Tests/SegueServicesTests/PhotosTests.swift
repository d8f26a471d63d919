// The photo library is empty, and denied when an app asks.

import SegueServices
import SegueWorld
import Synchronization
import Testing

@MainActor @Suite struct PhotosTests {
  @Test("Permission is not determined before the app asks, and denied in the turn after")
  func permission() throws {
    let world = World()
    let answers = Mutex<[PHAuthorizationStatus]>([])
    world.run {
      #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
      PHPhotoLibrary.requestAuthorization { answer in answers.withLock { $0.append(answer) } }
      #expect(answers.withLock { $0.isEmpty })
      #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
      #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
    }
    try world.advance(to: .zero)
    #expect(answers.withLock { $0 } == [.denied])
    World().run { #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined) }
  }

  @Test("Nothing is found")
  func results() {
    let options = PHFetchOptions()
    options.fetchLimit = 1
    let assets = PHAsset.fetchAssets(with: .image, options: options)
    #expect(assets.count == 0)
    #expect(assets.firstObject == nil)
    #expect(assets.index(of: PHAsset()) == NSNotFound)
    assets.enumerateObjects { _, _, _ in Issue.record("there is an asset") }
    #expect(
      PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil
      ).count == 0)
  }

  @Test("Changes are denied, and their closures are not called")
  func changes() throws {
    let world = World()
    let codes = Mutex<[PHPhotosError.Code]>([])
    world.run {
      PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
        Issue.record("the changes are made")
      } completionHandler: { done, error in
        guard !done, let error = error as? PHPhotosError else { return }
        codes.withLock { $0.append(error.code) }
      }
      #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
    }
    try world.advance(to: .zero)
    #expect(codes.withLock { $0 } == [.accessUserDenied])
  }

  @Test("An image of an asset is an error: at once if the options say so, or in the next turn")
  func images() throws {
    let world = World()
    let log = Mutex<[String]>([])
    world.run {
      for isSynchronous in [false, true] {
        let options = PHImageRequestOptions()
        options.isSynchronous = isSynchronous
        PHImageManager.default().requestImage(
          for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill,
          options: options
        ) { image, info in
          let code = (info?[PHImageErrorKey] as? NSError)?.code ?? 0
          log.withLock { $0.append("\(isSynchronous) \(image == nil) \(code)") }
        }
      }
      #expect(log.withLock { $0 } == ["true true 3311"])
    }
    try world.advance(to: .zero)
    #expect(log.withLock { $0 } == ["true true 3311", "false true 3311"])
  }
}
