// The identifiers of types by their names before iOS 14, and the functions about them, of
// MobileCoreServices.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The base of all that is stored.
public var kUTTypeItem: CFString { "public.item" }
/// The base of documents and what can be opened.
public var kUTTypeContent: CFString { "public.content" }
/// The base of bytes.
public var kUTTypeData: CFString { "public.data" }
/// A folder.
public var kUTTypeFolder: CFString { "public.folder" }
/// An address.
public var kUTTypeURL: CFString { "public.url" }
/// The address of a file.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// Text of any kind.
public var kUTTypeText: CFString { "public.text" }
/// Text without styles.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// Text without styles in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// Text with styles in RTF.
public var kUTTypeRTF: CFString { "public.rtf" }
/// HTML.
public var kUTTypeHTML: CFString { "public.html" }
/// XML.
public var kUTTypeXML: CFString { "public.xml" }
/// JSON.
public var kUTTypeJSON: CFString { "public.json" }
/// PDF.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// A ZIP archive.
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
/// An image of any kind.
public var kUTTypeImage: CFString { "public.image" }
/// A JPEG.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// A PNG.
public var kUTTypePNG: CFString { "public.png" }
/// A GIF.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// A TIFF.
public var kUTTypeTIFF: CFString { "public.tiff" }
/// A BMP.
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
/// An icon of Windows.
public var kUTTypeICO: CFString { "com.microsoft.ico" }
/// A Live Photo.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
/// Sound and pictures of any kind.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
/// A movie with or without sound.
public var kUTTypeMovie: CFString { "public.movie" }
/// A movie without sound.
public var kUTTypeVideo: CFString { "public.video" }
/// Sound.
public var kUTTypeAudio: CFString { "public.audio" }
/// A movie of QuickTime.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
/// A movie in MPEG-4.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// Sound in MP3.
public var kUTTypeMP3: CFString { "public.mp3" }
/// Sound in MPEG-4.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
/// A card of a contact.
public var kUTTypeVCard: CFString { "public.vcard" }

/// The class of tags that are extensions of file names.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The class of tags that are MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Returns whether a type is one of the kind of another, or that type.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  let (type, other) = (inUTI as String, inConformsToUTI as String)
  guard type != other else { return true }
  guard let type = UTType(type), let other = UTType(other) else { return false }
  return type.conforms(to: other)
}

/// Returns whether two identifiers are those of the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.caseInsensitiveCompare(inUTI2 as String) == .orderedSame
}

/// Returns the identifier of the type of files with an extension, or of data with a MIME type.
/// - Parameter inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
/// - Returns: `nil` for another class of tags, and for an empty tag.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let (tag, parent) = (
    inTag as String, inConformingToUTI.flatMap { UTType($0 as String) } ?? .data
  )
  let type =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: tag, conformingTo: parent)
    case kUTTagClassMIMEType: UTType(mimeType: tag, conformingTo: parent)
    default: nil as UTType?
    }
  return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// Returns the extension or the MIME type of a type; `nil` if it has none.
/// - Parameter inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  guard let type = UTType(inUTI as String) else { return nil }
  let tag =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type.preferredFilenameExtension
    case kUTTagClassMIMEType: type.preferredMIMEType
    default: nil as String?
    }
  return tag.map { Unmanaged.passRetained($0 as CFString) }
}
