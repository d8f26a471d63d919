// The color profile of an image, as far as conversions to sRGB need it: profiles of displays and
// cameras, which have primaries and curves. Those of printers are ignored. Sources: ICC.1:2022, 7, 9.2
// and 10; PNG, 11.3.2.3; ICC.1:2022, annex B.4, for JPEG; the WebP container.

import CPNG

/// An RGB profile: the colors of its red, green and blue, and their curves.
struct ColorProfile: Equatable, Sendable {
  /// The X, Y and Z of red, of green, and of blue, under D50.
  let primaries: [Double]
  /// The curves of red, of green, and of blue.
  let curves: [ToneCurve]

  /// Reads the profile of an image, which is not checked in other respects.
  /// - Returns: `nil` if it has none, or one of another kind, or is damaged.
  init?(of image: ImageFile) {
    let profile =
      switch image.kind {
      case .png: image.profileOfPNG
      case .jpeg: image.profileOfJPEG
      case .webP: image.profileOfWebP
      default: nil as [UInt8]?
      }
    guard let profile else { return nil }
    self.init(profile)
  }

  /// Reads the bytes of a profile.
  init?(_ bytes: [UInt8]) {
    let file = ImageFile(bytes: bytes, kind: .png, name: "", limits: .standard)
    var header = file.reader(at: min(16, bytes.count))
    guard (try? header.fourCharacters()) == "RGB " else { return nil }
    let points = ["rXYZ", "gXYZ", "bXYZ"].compactMap { file.point(inTag: $0) }
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap { file.curve(inTag: $0) }
    guard points.count == 3, curves.count == 3, Self.makeWhite(points) else { return nil }
    (primaries, self.curves) = (points.flatMap(\.self), curves)
  }

  /// Returns whether the primaries together are the white of profiles, as those of displays are.
  private static func makeWhite(_ points: [[Double]]) -> Bool {
    zip([0.9642, 1, 0.8249], 0..<3).allSatisfy { white, axis in
      abs(points.reduce(0) { $0 + $1[axis] } - white) < 0.02
    }
  }
}

extension ImageFile {
  /// The largest profile that is read. Those of displays have a few kilobytes.
  private static let maximumProfile = 1 << 20
  /// The maximum number of parts before the pixels, and of tags, that are looked at.
  private static let maximumProfileParts = 100
  /// The maximum number of samples of a curve.
  private static let maximumSamples = 4096

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

  /// The profile of a WebP: its chunk `ICCP`.
  fileprivate var profileOfWebP: [UInt8]? {
    guard bytes.count > 12 else { return nil }
    var reader = reader(at: 12)
    for _ in 0..<Self.maximumProfileParts {
      guard let name = try? reader.fourCharacters(), let count = try? reader.little(4),
        let chunk = try? reader.part(count)
      else { return nil }
      if name == "ICCP" { return Array(bytes[chunk].prefix(Self.maximumProfile)) }
      _ = try? reader.skip(count & 1)
    }
    return nil
  }

  /// Returns a reader of a tag of a profile, from its type on.
  private func tag(_ wanted: String) -> ByteReader? {
    guard bytes.count > 128 else { return nil }
    var table = reader(at: 128)
    guard let count = try? table.big(4) else { return nil }
    for _ in 0..<min(count, Self.maximumProfileParts) {
      guard let name = try? table.fourCharacters(), let offset = try? table.big(4),
        (try? table.skip(4)) != nil
      else { return nil }
      if name == wanted { return offset < bytes.count ? reader(at: offset) : nil }
    }
    return nil
  }

  /// Returns the three numbers of a tag that is a point.
  fileprivate func point(inTag name: String) -> [Double]? {
    guard var tag = tag(name), (try? tag.skip(8)) != nil else { return nil }
    return numbers(3, &tag)
  }

  /// Returns the curve of a tag.
  fileprivate func curve(inTag name: String) -> ToneCurve? {
    guard var tag = tag(name), let type = try? tag.fourCharacters(), (try? tag.skip(4)) != nil
    else { return nil }
    switch type {
    case "curv": return sampled(&tag)
    case "para":
      guard let type = try? tag.big(2), ToneCurve.parameterCounts.indices.contains(type),
        (try? tag.skip(2)) != nil, let found = numbers(ToneCurve.parameterCounts[type], &tag)
      else { return nil }
      return .parametric(
        type: type, found + [Double](repeating: 0, count: 7 - found.count))
    default: return nil
    }
  }

  /// Reads samples. One sample is an exponent in 256ths, and none stands for a straight line.
  private func sampled(_ tag: inout ByteReader) -> ToneCurve? {
    guard let count = try? tag.big(4), count <= Self.maximumSamples else { return nil }
    var samples: [UInt16] = []
    for _ in 0..<count {
      guard let sample = try? tag.big(2) else { return nil }
      samples.append(UInt16(sample))
    }
    guard count == 1 else { return .table(samples) }
    return .parametric(type: 0, [Double(samples[0]) / 256, 0, 0, 0, 0, 0, 0])
  }

  /// Reads numbers in 65,536ths.
  private func numbers(_ count: Int, _ tag: inout ByteReader) -> [Double]? {
    var numbers: [Double] = []
    for _ in 0..<count {
      guard let number = try? tag.big(4) else { return nil }
      numbers.append(Double(Int32(truncatingIfNeeded: number)) / 65536)
    }
    return numbers
  }
}
