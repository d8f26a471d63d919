// The types that are known: their identifiers, the types to which they conform, their extensions and
// MIME types, the preferred ones first.

/// What a type declares.
struct UTTypeEntry: Hashable, Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  init(
    _ identifier: String, _ parents: [String], _ extensions: [String] = [],
    _ mimeTypes: [String] = []
  ) {
    (self.identifier, self.parents) = (identifier, parents)
    (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
  }
}

/// The types that are known.
enum UTTypeTable {
  /// The types by their identifiers.
  static let entries = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  /// The types.
  static let all: [UTTypeEntry] = [
    UTTypeEntry("public.item", []),
    UTTypeEntry("public.content", []),
    UTTypeEntry("public.composite-content", ["public.content"]),
    UTTypeEntry("public.data", ["public.item"]),
    UTTypeEntry("public.directory", ["public.item"]),
    UTTypeEntry("public.folder", ["public.directory"]),
    UTTypeEntry("com.apple.package", ["public.directory"]),
    UTTypeEntry("com.apple.bundle", ["public.directory"]),
    UTTypeEntry("com.apple.resolvable", []),
    UTTypeEntry("public.disk-image", ["public.archive"], ["dmg"]),
    UTTypeEntry("public.archive", []),
    UTTypeEntry(
      "public.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"]),
    UTTypeEntry(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz"], ["application/gzip"]),
    UTTypeEntry(
      "public.bzip2-archive", ["public.data", "public.archive"], ["bz2"], ["application/x-bzip2"]),
    UTTypeEntry("public.text", ["public.data", "public.content"]),
    UTTypeEntry("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    UTTypeEntry("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    UTTypeEntry("public.utf16-plain-text", ["public.plain-text"]),
    UTTypeEntry("public.delimited-values-text", ["public.text"]),
    UTTypeEntry(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
    UTTypeEntry(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"]),
    UTTypeEntry("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
    UTTypeEntry("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"]),
    UTTypeEntry("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    UTTypeEntry("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    UTTypeEntry("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
    UTTypeEntry("public.json", ["public.text"], ["json"], ["application/json"]),
    UTTypeEntry("com.apple.property-list", ["public.data"], ["plist"]),
    UTTypeEntry("public.source-code", ["public.plain-text"]),
    UTTypeEntry("public.swift-source", ["public.source-code"], ["swift"]),
    UTTypeEntry("public.c-source", ["public.source-code"], ["c"]),
    UTTypeEntry("public.script", ["public.source-code"]),
    UTTypeEntry(
      "com.netscape.javascript-source", ["public.source-code"], ["js"], ["text/javascript"]),
    UTTypeEntry("public.python-script", ["public.script"], ["py"], ["text/x-python-script"]),
    UTTypeEntry("public.url", ["public.data"]),
    UTTypeEntry("public.file-url", ["public.url"]),
    UTTypeEntry("public.image", ["public.data", "public.content"]),
    UTTypeEntry(
      "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    UTTypeEntry("public.png", ["public.image"], ["png"], ["image/png"]),
    UTTypeEntry("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    UTTypeEntry("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    UTTypeEntry("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    UTTypeEntry("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    UTTypeEntry("com.apple.icns", ["public.image"], ["icns"]),
    UTTypeEntry("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    UTTypeEntry("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"]),
    UTTypeEntry("public.heif", ["public.heif-standard"], ["heif"], ["image/heif"]),
    UTTypeEntry("public.camera-raw-image", ["public.image"]),
    UTTypeEntry("public.svg-image", ["public.image", "public.text"], ["svg"], ["image/svg+xml"]),
    UTTypeEntry("com.apple.live-photo", []),
    UTTypeEntry(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    UTTypeEntry(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"]),
    UTTypeEntry("public.spreadsheet", ["public.content"]),
    UTTypeEntry("public.presentation", ["public.composite-content"]),
    UTTypeEntry("public.database", []),
    UTTypeEntry("public.audiovisual-content", ["public.data", "public.content"]),
    UTTypeEntry("public.movie", ["public.audiovisual-content"]),
    UTTypeEntry("public.video", ["public.movie"]),
    UTTypeEntry("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    UTTypeEntry("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
    UTTypeEntry("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    UTTypeEntry("public.avi", ["public.movie"], ["avi"], ["video/avi"]),
    UTTypeEntry("public.audio", ["public.audiovisual-content"]),
    UTTypeEntry("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    UTTypeEntry("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"]),
    UTTypeEntry(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave", "audio/wav"]),
    UTTypeEntry("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
    UTTypeEntry("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"]),
    UTTypeEntry("public.playlist", []),
    UTTypeEntry("public.font", []),
    UTTypeEntry("public.vcard", ["public.text", "public.contact"], ["vcf"], ["text/vcard"]),
    UTTypeEntry("public.contact", ["public.content"]),
    UTTypeEntry("public.calendar-event", [], ["ics"], ["text/calendar"]),
    UTTypeEntry("public.message", []),
    UTTypeEntry("public.email-message", ["public.message"], ["eml"], ["message/rfc822"]),
    UTTypeEntry("public.3d-content", ["public.content"]),
    UTTypeEntry(
      "com.pixar.universal-scene-description-mobile", ["public.data", "public.3d-content"],
      ["usdz"], ["model/vnd.usdz+zip"]),
    UTTypeEntry("public.executable", ["public.item"]),
    UTTypeEntry("com.apple.application", ["public.executable"]),
    UTTypeEntry("public.log", ["public.plain-text"], ["log"]),
    UTTypeEntry("public.heif-standard", ["public.image"]),
  ]
}
