// The names of exceptions.

import Foundation

extension NSExceptionName {
  /// An exception without a name of its own.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// A number is out of its range.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument is not valid.
  public static let invalidArgumentException =
    NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// An assumption of the code does not hold.
  public static let internalInconsistencyException =
    NSExceptionName(rawValue: "NSInternalInconsistencyException")
  /// There is not enough memory.
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  /// An object cannot be reached.
  public static let objectInaccessibleException =
    NSExceptionName(rawValue: "NSObjectInaccessibleException")
  /// An object is not there.
  public static let objectNotAvailableException =
    NSExceptionName(rawValue: "NSObjectNotAvailableException")
  /// Something was destroyed while it was used.
  public static let destinationInvalidException =
    NSExceptionName(rawValue: "NSDestinationInvalidException")
  /// A port did not answer in time.
  public static let portTimeoutException = NSExceptionName(rawValue: "NSPortTimeoutException")
  /// A text could not be parsed.
  public static let parseErrorException = NSExceptionName(rawValue: "NSParseErrorException")
  /// An archive is damaged, or is not one.
  public static let invalidArchiveOperationException =
    NSExceptionName(rawValue: "NSInvalidArchiveOperationException")
  /// An object has no value of a key.
  public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
