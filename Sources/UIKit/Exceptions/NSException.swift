// Exceptions of Objective-C, which code creates and raises, and nothing here catches.

import Foundation

/// An exception: an error that ends a program.
open class NSException: NSObject {
  /// The name.
  public let name: NSExceptionName
  /// What has happened, in words.
  public let reason: String?
  /// Further information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Ends the program with the name and the reason, as an exception does on iOS that nothing catches.
  /// Swift catches none.
  open func raise() {
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the program with a name and a reason.
  /// - Parameter argList: The values that `format` shows, as `getVaList(_:)` returns them.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: [any CVarArg]
  ) {
    NSException(name: name, reason: String(format: format, arguments: argList)).raise()
  }

  /// The addresses of the functions that were being called. There are none.
  open var callStackReturnAddresses: [NSNumber] { [] }
  /// The names of the functions that were being called. There are none.
  open var callStackSymbols: [String] { [] }
}

/// Returns the arguments of a format, which Foundation on Linux passes as an array.
public func getVaList(_ args: [any CVarArg]) -> [any CVarArg] { args }
