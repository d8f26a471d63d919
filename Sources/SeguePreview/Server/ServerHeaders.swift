// The headers of every answer, as strings of C that live as long as the server.

import Foundation

/// Headers for `segue_server_listen`.
final class ServerHeaders: @unchecked Sendable {
  // Unchecked: nothing changes after the initialization.

  /// The names, with a colon, and the values, alternating, and `nil`.
  let strings: UnsafePointer<UnsafePointer<CChar>?>
  private let owned: UnsafeMutableBufferPointer<UnsafePointer<CChar>?>

  /// Creates headers of names and values.
  init(_ headers: KeyValuePairs<String, String>) {
    let texts = headers.flatMap { [$0.key + ":", $0.value] }
    owned = .allocate(capacity: texts.count + 1)
    _ = owned.initialize(from: texts.map { UnsafePointer(strdup($0)) } + [nil])
    strings = UnsafePointer(owned.baseAddress!)
  }

  deinit {
    for text in owned { free(UnsafeMutablePointer(mutating: text)) }
    owned.deallocate()
  }
}
