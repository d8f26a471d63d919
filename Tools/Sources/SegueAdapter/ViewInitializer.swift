// Views with an initializer without parameters. With Objective-C, `View()` of a generic `View` calls
// `init()` of the class that it is. Without, it calls `init(frame:)`, since `init()` of a class is
// not that of its superclass. A class that has the former alone is therefore given the latter, on
// the line on which its body begins.

import SwiftSyntax

extension DeclaredType {
  /// The classes whose subclasses inherit `init(frame:)` as a designated initializer.
  private static let viewClasses: Set = [
    "UIView", "UIControl", "UIScrollView", "UILabel", "UIButton", "UIStackView",
    "UICollectionViewCell", "UICollectionReusableView",
  ]

  /// The initializer `init(frame:)` for a class of views that has an `init()` instead; `nil` for
  /// other classes.
  var viewInitializer: String? {
    guard kind == .class, let parent = inherited.first,
      Self.viewClasses.contains(SourceIndex.bare(parent)),
      initializers.contains(where: \.isPlain),
      initializers.contains(where: { !$0.isConvenience && !$0.isOfCoder }),
      !initializers.contains(where: { $0.parameters.first?.label == "frame" })
    else { return nil }
    return " \(isPublic ? "public " : "")convenience override init(frame: CGRect) "
      + "{ self.init(); self.frame = frame };"
  }
}

extension DeclaredInitializer {
  /// A Boolean value that indicates whether this is `init()`.
  fileprivate var isPlain: Bool { parameters.isEmpty && !isFailable && !canThrow }

  /// A Boolean value that indicates whether this is `init(coder:)`.
  fileprivate var isOfCoder: Bool { parameters.first?.label == "coder" }
}

extension SourceIndex {
  /// The initializer `init(entity:insertInto:)` for a class of CoreData's objects that has only others;
  /// `nil` for other classes.
  func managedInitializer(of type: DeclaredType) -> String? {
    guard type.kind == .class, isKind(type, of: ManagedProperties.objects),
      type.initializers.contains(where: { !$0.isConvenience }),
      !type.initializers.contains(where: \.isOfEntity)
    else { return nil }
    return " \(type.isPublic ? "public " : "")required init(entity: NSEntityDescription, "
      + "insertInto context: NSManagedObjectContext?) "
      + "{ super.init(entity: entity, insertInto: context) };"
  }
}

extension DeclaredInitializer {
  /// A Boolean value that indicates whether this is `init(entity:insertInto:)`.
  fileprivate var isOfEntity: Bool { parameters.map(\.label) == ["entity", "insertInto"] }
}
