// The color profile of an image. Pixels are taken as sRGB whatever it says, so it is read only to
// report that colors will look different. Source: ICC.1:2022, 7 and 9.2.44; PNG, 11.3.2.3.

import CPNG

/// The primaries of an RGB profile: the colors of its red, green and blue, in XYZ under D50.
package struct ColorProfile: Equatable, Sendable {
  /// The X, Y and Z of red, of green, and of blue.
  package let primaries: [Double]

  /// Reads the profile of a PNG or a JPEG.
  /// - Parameter image: The contents of the whole file, which is not checked in other respects.
  /// - Returns: `nil` if it has none, or one that is not of primaries, or is damaged.
  package init?(of image: [UInt8]) {
    let kind = ImageKind(startOf: image)
    guard kind == .png || kind == .jpeg else { return nil }
    let file = ImageFile(bytes: image, kind: kind ?? .png, name: "", limits: .standard)
    guard let profile = kind == .png ? file.profileOfPNG : file.profileOfJPEG,
      let primaries = Self.primaries(of: profile)
    else { return nil }
    self.primaries = primaries
  }

  /// What the profile is called, or `nil` if its primaries are those of sRGB.
  package var nameUnlessSRGB: String? {
    guard !resembles(Self.sRGB) else { return nil }
    return Self.known.first { resembles($0.primaries) }?.name ?? "other primaries than sRGB"
  }

  private func resembles(_ others: [Double]) -> Bool {
    zip(primaries, others).allSatisfy { abs($0 - $1) < Self.tolerance }
  }

  /// Profiles of different programs round differently.
  private static let tolerance = 0.01

  private static let sRGB = [
    0.4361, 0.2225, 0.0139, 0.3851, 0.7169, 0.0971, 0.1431, 0.0606, 0.7141,
  ]

  private static let known: [(name: String, primaries: [Double])] = [
    (
      "Display P3",
      [0.5151, 0.2412, -0.0011, 0.2920, 0.6922, 0.0419, 0.1571, 0.0666, 0.7841]
    ),
    (
      "Adobe RGB",
      [0.6097, 0.3111, 0.0195, 0.2053, 0.6257, 0.0609, 0.1492, 0.0632, 0.7446]
    ),
  ]

  /// Returns the nine numbers of the tags `rXYZ`, `gXYZ` and `bXYZ`.
  private static func primaries(of profile: [UInt8]) -> [Double]? {
    let file = ImageFile(bytes: profile, kind: .png, name: "", limits: .standard)
    var header = file.reader(at: min(16, profile.count))
    guard (try? header.fourCharacters()) == "RGB " else { return nil }
    let numbers = ["rXYZ", "gXYZ", "bXYZ"].map { file.point(inTag: $0) ?? [] }
    return numbers.allSatisfy { $0.count == 3 } ? numbers.flatMap(\.self) : nil
  }
}

extension ImageFile {
  /// The largest profile that is read. Those of displays have a few kilobytes.
  private static let maximumProfile = 1 << 20
  /// The maximum number of parts before the pixels, and of tags, that are looked at.
  private static let maximumProfileParts = 100

  /// The profile of a PNG: its chunk `iCCP`, before the pixels.
  fileprivate var profileOfPNG: [UInt8]? {
    guard bytes.count > 8 else { return nil }
    var reader = reader(at: 8)
    for _ in 0..<Self.maximumProfileParts {
      guard let count = try? reader.big(4), let name = try? reader.fourCharacters(),
        let chunk = try? reader.part(count), (try? reader.skip(4)) != nil, name != "IDAT"
      else { return nil }
      // The name, a zero, the method of compression, and the profile.
      guard name == "iCCP" else { continue }
      guard let end = bytes[chunk].firstIndex(of: 0), end + 2 < chunk.upperBound else { return nil }
      return unpacked(end + 2..<chunk.upperBound)
    }
    return nil
  }

  private func unpacked(_ packed: Range<Int>) -> [UInt8] {
    bytes[packed].withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return [] }
      let size = min(
        cpng_unpacked_size(start, source.count, Self.maximumProfile), Self.maximumProfile)
      return [UInt8](unsafeUninitializedCapacity: size) { target, count in
        count = target.baseAddress.map { cpng_unpack(start, source.count, $0, size) } ?? 0
      }
    }
  }

  /// The profile of a JPEG that has it in one segment, as those of displays are.
  fileprivate var profileOfJPEG: [UInt8]? {
    let mark = Array("ICC_PROFILE\0\u{1}\u{1}".utf8)
    guard bytes.count > 2 else { return nil }
    var reader = reader(at: 2)
    for _ in 0..<Self.maximumProfileParts {
      guard let marker = try? reader.big(2), marker >= 0xFF00, marker != 0xFFDA,
        let count = try? reader.big(2), let segment = try? reader.part(count - 2)
      else { return nil }
      if marker == 0xFFE2, bytes[segment].starts(with: mark) {
        return Array(bytes[segment].dropFirst(mark.count))
      }
    }
    return nil
  }

  /// Returns the three numbers of a tag of a profile that is a point.
  fileprivate func point(inTag tag: String) -> [Double]? {
    guard bytes.count > 128 else { return nil }
    var table = reader(at: 128)
    guard let count = try? table.big(4) else { return nil }
    for _ in 0..<min(count, Self.maximumProfileParts) {
      guard let name = try? table.fourCharacters(), let offset = try? table.big(4),
        (try? table.skip(4)) != nil
      else { return nil }
      guard name == tag else { continue }
      guard offset <= bytes.count - 20 else { return nil }
      var value = reader(at: offset + 8)
      let numbers = (0..<3).compactMap { _ in try? value.big(4) }
      return numbers.map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }
    return nil
  }
}
