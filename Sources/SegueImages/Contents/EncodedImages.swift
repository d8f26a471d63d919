// The images of a file by their index. Those of an animation are decoded as those of a movie: each is
// what a player shows, on the whole canvas.

import SeguePixels
import Synchronization

/// A file and the images in it, which are decoded when they are requested.
package final class EncodedImages: Sendable {
  /// What the file says about its images.
  package let contents: ImageContents
  private let bytes: [UInt8]
  private let name: String
  private let clip = Mutex<VideoClip?>(nil)

  /// Reads what a file says about its images.
  /// - Throws: `ImageError` if the format is none that is decoded, or the file is damaged.
  package init(_ bytes: [UInt8], named name: String) throws(ImageError) {
    contents = try ImageContents(bytes, named: name)
    (self.bytes, self.name) = (bytes, name)
  }

  /// The number of images, at least 1.
  package var count: Int { contents.delays.count }

  /// Returns the image at `index`, in 0…`count` − 1, as it is stored, in sRGB; of an animation, what
  /// a player shows.
  /// - Throws: `ImageError`, also for an animation of a kind that is not read.
  package func bitmap(_ index: Int) throws(ImageError) -> Bitmap {
    guard count > 1 else { return try ImageDecoder.decodeStored(bytes, named: name).0 }
    let clip = try openClip()
    guard clip.frameCount == count else {
      throw ImageError(
        .damaged, name, "has \(clip.frameCount) images; its header announces \(count)")
    }
    return try clip.bitmap(index)
  }

  private func openClip() throws(ImageError) -> VideoClip {
    try clip.withLock { known throws(ImageError) in
      if let known { return known }
      let made = try VideoClip(bytes, named: name)
      known = made
      return made
    }
  }
}
