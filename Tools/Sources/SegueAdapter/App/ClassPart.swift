// What one file declares of one class: a class declaration or an extension, with the members that
// Objective-C would find by name.

/// A declaration of a class, or an extension of one, in one file.
struct ClassPart: Hashable, Sendable {
  /// A property that can be accessed by key.
  struct Property: Hashable, Sendable {
    /// The key: the name, or that in `@objc(name)`.
    var key: String
    /// The name in a key path, with backticks if it is written with them.
    var name: String
  }

  /// A method that can be performed by a selector.
  struct Method: Hashable, Sendable {
    var selector: String
    /// The name in a call, with backticks if it is written with them.
    var name: String
    var labels: [String?]
    /// The types of the parameters, if another method of the part has the same name and labels, so that
    /// only they tell the two apart.
    var types: [String]?
    var returns: Bool
    var isAsync: Bool
  }

  /// The class, with the types around it: `Outer.Inner`.
  var name: String
  /// The index of the file.
  var file: Int
  var isExtension: Bool
  /// The line on which the class is declared.
  var place: SourcePlace
  var properties: [Property] = []
  var methods: [Method] = []
  /// A Boolean value that indicates whether the class is declared with `@objcMembers`.
  var exposesMembers = false
  /// The members that only `@objcMembers` of the class or of a superclass exposes.
  var silentProperties: [Property] = []
  /// The methods that only `@objcMembers` of the class or of a superclass exposes.
  var silentMethods: [Method] = []

  /// The methods with which an object acts as a delegate, which Objective-C always finds by name.
  var delegateMethods: [Method] {
    silentMethods.filter { MessageForwarding.isOfDelegate($0.name) }
  }
}
