// Checks of stored images that need no decoding, so that a folder with hundreds of them can be listed
// at once. A verification compares the pixels.

import SegueFiles

extension GoldenFolder {
  /// Returns why images of a golden cannot be used: those that are missing, and those that are not
  /// whole PNG files of the golden's size.
  package func imageProblems(of golden: Golden, named name: String) -> [any Error] {
    let files = Set(golden.keyFrames.map { imageName(name, $0, of: golden) }).sorted()
    return files.compactMap { file in
      let place = "\(path)/\(file)"
      do {
        let bytes = try BoundedFile.read(path: place, limit: ImageSource.fileSizeInBytes)
        guard !Self.isWhole(bytes, golden.width, golden.height) else { return nil }
      } catch {
        return error
      }
      return GoldenError(
        .damaged,
        "\(place): the image is damaged; expected a PNG of \(golden.width) x \(golden.height) "
          + "pixels. Record the golden again")
    }
  }

  /// The signature of PNG, and the beginning of its first chunk.
  private static let start: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
  /// The last chunk of a PNG.
  private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  private static func isWhole(_ bytes: [UInt8], _ width: Int, _ height: Int) -> Bool {
    let size = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    return bytes.starts(with: start + size) && bytes.suffix(end.count).elementsEqual(end)
  }
}
