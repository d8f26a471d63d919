// The constants of the types.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UTType {
  /// Files and data of any kind.
  public static var item: UTType { UTType(known: "public.item") }
  /// What a user makes or reads.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// A row of bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder that users see.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A folder that is shown as a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A folder with resources.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// What leads to something else.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// The image of a disk.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// An archive of files.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A ZIP archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// Text of any kind.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// A table as text.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// A table with commas.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// A table with tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Text with markup, in RTF.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// Text with markup and images.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A web page.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// Source code of any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// A script.
  public static var script: UTType { UTType(known: "public.script") }
  /// Source code in JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A script in Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// An image of any kind.
  public static var image: UTType { UTType(known: "public.image") }
  /// An image in JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// An image in PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// An image in GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// An image in TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// An image in BMP.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// An icon of a Mac.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// An image in WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// An image in HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// An image in HEIF.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// An image as a camera has taken it.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// An image in SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A live photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// A document in PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A book.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// Sound or moving images.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Moving images, possibly with sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Moving images without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// A movie in MOV.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A movie in MPEG.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// A movie in MP4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A movie in AVI.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// Sound of any kind.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// Sound in MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// Sound in MP4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Sound in WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Sound in AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Notes.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of songs.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A card of a contact.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// An event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// A mail.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A body in space.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A body in space, in USDZ.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A program.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// An app.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// A log.
  public static var log: UTType { UTType(known: "public.log") }
}
