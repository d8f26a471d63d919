// The identifiers of types by their names before iOS 14, and the functions about them, of
// MobileCoreServices.
//
// `nonisolated(unsafe)`: the strings do not change. They are constants, since code takes their addresses.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The base of all that is stored.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
/// The base of documents and what can be opened.
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
/// The base of bytes.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// A folder.
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
/// An address.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
/// Text of any kind.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// Text without styles.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without styles in UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text with styles in RTF.
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
/// HTML.
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
/// XML.
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml"
/// JSON.
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
/// PDF.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A ZIP archive.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// An image of any kind.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// A JPEG.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// A PNG.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// A GIF.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A TIFF.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff"
/// A BMP.
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// An icon of Windows.
nonisolated(unsafe) public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A Live Photo.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Sound and pictures of any kind.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A movie with or without sound.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
/// A movie without sound.
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
/// Sound.
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
/// A movie of QuickTime.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A movie in MPEG-4.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Sound in MP3.
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
/// Sound in MPEG-4.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// A card of a contact.
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"

/// The class of tags that are extensions of file names.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags that are MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

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
