// Methods that implement a delegate's method only by their selector: `@objc func collectionView(_:layout:
// sizeForItemAtIndexPath:)`, whose Swift name is that of an earlier Swift, and the methods of flow layouts in
// classes that are not declared to be their delegates. Objective-C asks for selectors, Swift for conformances.

/// The methods of classes that are a delegate's by their selectors.
struct DelegateSelectors {
  static let flowDelegate = "UICollectionViewDelegateFlowLayout"

  /// The last labels of the methods of flow layouts.
  private static let flowLabels: Set = [
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection",
  ]

  let index: SourceIndex

  /// Returns the protocols to which a class conforms in addition.
  func protocols(for type: DeclaredType) -> [String] {
    let line = index.line(of: type)
    let isDelegate = line.contains { member in
      member.inherited.contains { SourceIndex.bare($0) == Self.flowDelegate }
    }
    guard type.kind == .class, !isDelegate, isFlowDelegate(type),
      !line.dropFirst().contains(where: isFlowDelegate)
    else { return [] }
    return [Self.flowDelegate]
  }

  private func isFlowDelegate(_ type: DeclaredType) -> Bool {
    type.functions.contains { function in
      function.isExposed && Self.isOfCollection(function) && function.parameters.count == 3
        && function.parameters[1].label == "layout"
        && Self.flowLabels.contains(Self.current(function.parameters[2].label ?? ""))
    }
  }

  private static func isOfCollection(_ function: DeclaredFunction) -> Bool {
    function.name == "collectionView" && function.parameters.first?.label == nil
  }

  /// Returns the methods, with their current names, that call those with earlier names.
  func members(of type: DeclaredType) -> String {
    guard type.kind == .class else { return "" }
    return type.functions.compactMap { function in
      guard function.isExposed, !function.isStatic,
        ["collectionView", "tableView"].contains(function.name),
        let last = function.parameters.last, let label = last.label,
        Self.current(label) != label, !hasCurrent(function, type),
        function.parameters.allSatisfy({ $0.type != "NSIndexPath" })
      else { return nil }
      return text(function, renaming: label, isPublic: type.isPublic)
    }.joined()
  }

  /// Returns whether a class has the method with its current name.
  private func hasCurrent(_ function: DeclaredFunction, _ type: DeclaredType) -> Bool {
    let labels = function.parameters.map { $0.label.map(Self.current) }
    return index.line(of: type).contains { member in
      member.functions.contains { $0.name == function.name && $0.parameters.map(\.label) == labels }
    }
  }

  private func text(_ function: DeclaredFunction, renaming label: String, isPublic: Bool) -> String
  {
    let parameters = function.parameters.enumerated().map { place, parameter in
      "\(parameter.label.map(Self.current) ?? "_") p\(place): \(parameter.type)"
    }
    let arguments = function.parameters.enumerated().map { place, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "p\(place)"
    }
    let result = function.result.map { " -> \($0)" } ?? ""
    return " \(isPublic ? "public " : "")func \(function.name)"
      + "(\(parameters.joined(separator: ", ")))\(result) "
      + "{ return self.\(function.name)(\(arguments.joined(separator: ", "))) };"
  }

  /// Returns the current form of a label that ends as in Swift 2.
  private static func current(_ label: String) -> String {
    for ending in ["IndexPath", "Index"] where label.hasSuffix("At" + ending) {
      return String(label.dropLast(ending.count))
    }
    return label
  }
}
