// Apple's form of a method of Foundation that is declared otherwise on Linux.

import Foundation

extension JSONSerialization {
  /// Writes an object as JSON to an open stream.
  /// - Returns: The number of bytes written; 0 if the object cannot be written. `error` is then the reason.
  @discardableResult
  public class func writeJSONObject(
    _ obj: Any, to stream: OutputStream, options opt: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?
  ) -> Int {
    do { return try writeJSONObject(obj, toStream: stream, options: opt) } catch let reason {
      error?.pointee = reason as NSError
      return 0
    }
  }
}
