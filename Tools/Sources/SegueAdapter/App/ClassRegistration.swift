// The source that registers one part of a class, which is appended to the file of the part: only
// there are its private members visible.

/// The registration of one part of a class.
struct ClassRegistration {
  let part: ClassPart
  /// The expression that creates instances, or `nil`.
  let maker: String?
  /// A Boolean value that indicates whether all members that others see are exposed.
  let exposesMembers: Bool
  /// A Boolean value that indicates whether this is a class of CoreData's objects, which that module
  /// finds by name.
  var isManaged = false
  /// A Boolean value that indicates whether the methods of delegates are registered.
  var exposesDelegation = false
  /// A Boolean value that indicates whether members are registered.
  var hasMembers = true

  /// The name of the generated function.
  var function: String {
    "__segueRegister\(part.file)_" + part.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
  }

  /// The extension with the function that registers the parts of one class in one file.
  static func text(_ registrations: [ClassRegistration]) -> String {
    guard let first = registrations.first else { return "" }
    let calls = registrations.map(\.call).joined(separator: "; ")
    return
      "extension \(first.part.name) { @MainActor static func \(first.function)() { \(calls) } }"
  }

  private var call: String {
    let name = part.name
    let members = hasMembers ? properties.map(text) + methods.map(text) : []
    let body = members.isEmpty ? "" : " { m in \(members.joined(separator: "; ")) }"
    if isManaged {
      let start = part.isExtension ? "extend(" : "register(\"\(name)\", "
      return "CoreData.SegueManagedClasses.\(start)\(name).self)\(body)"
    }
    if part.isExtension {
      return "UIKit.SegueClassTable.shared.extend(\(name).self)\(body)"
    }
    let make = maker.map { ", make: \($0)" } ?? ""
    return "UIKit.SegueClassTable.shared.register(\"\(name)\", \(name).self\(make))\(body)"
  }

  /// A Boolean value that indicates whether there is anything to register.
  var isNeeded: Bool { !part.isExtension || !properties.isEmpty || !methods.isEmpty }

  private var properties: [ClassPart.Property] {
    var seen: Set<String> = []
    return (part.properties + (exposesMembers ? part.silentProperties : [])).filter {
      seen.insert($0.key).inserted
    }
  }

  private var methods: [ClassPart.Method] {
    // Key-value coding has no methods, and these objects are no targets of actions.
    if isManaged { return [] }
    var seen: Set<String> = []
    let silent =
      exposesMembers ? part.silentMethods : exposesDelegation ? part.delegateMethods : []
    return (part.methods + silent).filter {
      seen.insert($0.selector).inserted
    }
  }

  private func text(_ property: ClassPart.Property) -> String {
    "m.property(\"\(property.key)\", \\\(part.name).\(property.name))"
  }

  private func text(_ method: ClassPart.Method) -> String {
    let arguments = method.labels.enumerated().map { position, label in
      let type = method.types.map { " as \($0[position])" } ?? ""
      return (label.map { "\($0): " } ?? "") + "try a.at(\(position))" + type
    }
    let call = "o.\(method.name)(\(arguments.joined(separator: ", ")))"
    return "m.method(\"\(method.selector)\") { o, a in \(Self.body(call, method)) }"
  }

  private static func body(_ call: String, _ method: ClassPart.Method) -> String {
    if method.isAsync {
      return "_ = _Concurrency.Task { @MainActor in _ = try await \(call) }; return nil"
    }
    return method.returns ? "return try \(call)" : "try \(call); return nil"
  }
}
