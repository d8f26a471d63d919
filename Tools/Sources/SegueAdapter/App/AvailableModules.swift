// The modules that source of iOS apps can import here.

/// The modules that exist here, with those of which the adapter replaces the imports.
public enum AvailableModules {
  /// The names of the modules.
  public static let all = ServiceUse.frameworks.union([
    "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "CoreData", "CoreLocation", "MapKit",
    "WebKit", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "Swift",
    "Glibc", "Synchronization", "Observation", "RegexBuilder", "Distributed", "_Concurrency",
    "AVFoundation", "AVFAudio", "AVKit", "AudioToolbox", "CoreMedia", "MediaPlayer", "CoreVideo",
    "CoreFoundation", "CoreText",
    "SafariServices", "ObjectiveC", "Darwin", "Combine", "os", "OSLog", "simd",
    "UserNotifications", "Symbols",
  ])
}

/// An import of a module that does not exist here.
public struct AbsentImport: Hashable, Sendable, Codable {
  /// The name of the module.
  public var module: String
  /// The path of the file that imports it.
  public var path: String
  /// The position of the import.
  public var place: SourcePlace
}
