// Classes by name, as Objective-C knows them: those of UIKit without a module, those of the app
// with or without its module. Names are looked up on any thread.

import Foundation
import QuartzCore
import Synchronization

/// The names of the registered classes.
enum ClassNames {
  /// `@unchecked Sendable`: a class is immutable.
  private struct Reference: @unchecked Sendable { let type: AnyClass }

  private static let known = Mutex<[String: Reference]>([:])

  /// Records a class of the app.
  static func record(_ type: AnyClass, named name: String) {
    let reference = Reference(type: type)
    known.withLock { $0[name] = reference }
  }

  /// Returns the recorded class with the given name, which may begin with that of a module.
  static func type(named name: String) -> AnyClass? {
    let rest = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    return known.withLock { $0[name] ?? rest.flatMap { [known = $0] in known[$0] } }?.type
  }
}

extension SegueClassTable {
  /// The modules whose classes Objective-C knows without a module.
  private nonisolated static let systemModules = [
    "UIKit", "QuartzCore", "Foundation", "WebKit",
  ]

  /// Returns the class with the given name: one of the app, of UIKit, QuartzCore or Foundation, or of
  /// the modules beside UIKit, where the program has them.
  public nonisolated static func type(named name: String) -> AnyClass? {
    if let type = ClassNames.type(named: name) { return type }
    if name.contains(".") { return _typeByName(name) as? AnyClass }
    for module in systemModules {
      if let type = _typeByName("\(module).\(name)") as? AnyClass { return type }
    }
    return nil
  }

  /// Returns the name of a class: without the module for those of the system.
  public nonisolated static func name(of type: AnyClass) -> String {
    let name = _typeName(type)
    guard let dot = name.firstIndex(of: "."), systemModules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }
}
