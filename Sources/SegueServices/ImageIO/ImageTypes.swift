// The identifiers of the types of image files.

import SegueImages

enum ImageTypes {
  /// The formats that are read.
  static let readable: [ImageKind] = [.png, .jpeg, .gif, .webP, .tiff, .bmp]
  /// The formats that are written.
  static let writable: [ImageKind] = [.png, .jpeg, .gif]

  /// Returns the identifier of a format; `nil` for movies.
  static func identifier(_ kind: ImageKind) -> String? {
    switch kind {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webP: "org.webmproject.webp"
    case .heif: "public.heic"
    case .avif: "public.avif"
    case .bmp: "com.microsoft.bmp"
    case .tiff: "public.tiff"
    case .pdf: "com.adobe.pdf"
    case .svg: "public.svg-image"
    case .jpeg2000: "public.jpeg-2000"
    case .jpegXL: "public.jpeg-xl"
    case .psd: "com.adobe.photoshop-image"
    case .icon: "com.microsoft.ico"
    case .mp4, .webM: nil
    }
  }
}
