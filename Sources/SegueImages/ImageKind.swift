// The kind of a file, determined by its first bytes. Its name is not significant: `logo.png` may
// contain anything.

/// A kind of image file that is recognized, whether or not it can be decoded.
public enum ImageKind: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case heif = "HEIF"
  case avif = "AVIF"
  case bmp = "BMP"
  case tiff = "TIFF"
  case pdf = "PDF"
  case svg = "SVG"
  case jpeg2000 = "JPEG 2000"
  case jpegXL = "JPEG XL"
  case psd = "PSD"
  case icon = "ICO"
  case mp4 = "MP4"
  case webM = "WebM"

  /// A Boolean value that indicates whether the file is a movie rather than an image.
  public var isMovie: Bool { self == .mp4 || self == .webM }

  /// Creates the kind that `bytes` begin with; `nil` if it is unknown.
  public init?(startOf bytes: [UInt8]) {
    guard let kind = Self.allCases.first(where: { $0.matches(bytes) }) else { return nil }
    self = kind
  }

  private func matches(_ bytes: [UInt8]) -> Bool {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    return switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: has("GIF87a") || has("GIF89a")
    case .webP: has("RIFF") && has("WEBP", at: 8)
    case .heif: ["heic", "heix", "hevc", "mif1", "msf1"].contains { has("ftyp" + $0, at: 4) }
    case .avif: has("ftypavif", at: 4) || has("ftypavis", at: 4)
    case .bmp: has("BM") && bytes.dropFirst(6).starts(with: [0, 0, 0, 0])
    case .tiff: bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42])
    case .pdf: has("%PDF-")
    case .jpeg2000:
      has("jP  \r\n", at: 4) || bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51])
    case .jpegXL: has("JXL \r\n", at: 4) || bytes.starts(with: [0xFF, 0x0A])
    case .psd: has("8BPS")
    case .icon: bytes.count > 5 && bytes.starts(with: [0, 0, 1, 0]) && bytes[5] == 0
    case .mp4: ["ftyp", "moov", "mdat", "wide", "free"].contains { has($0, at: 4) }
    case .webM: bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
    case .svg: has("<svg") || (has("<?xml") && Self.mentionsSVG(bytes))
    }
  }

  private static func mentionsSVG(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(512), as: UTF8.self).contains("<svg")
  }
}
