// Screens that are classes of the files. Animators cast to them, as in `fromVC as! ListViewController`,
// and what they cast tells which of the two screens it is.

/// The classes of the files that the screens of transitions can be.
struct OwnScreens {
  let index: SourceIndex
  /// The types whose generated source does not compile.
  let left: Set<String>

  /// The classes of a lower and an upper screen.
  struct Pair: Hashable {
    var lower: String?
    var upper: String?
  }

  /// The maximum number of pairs for one transition.
  private static let maximumPairs = 4

  /// Returns the classes to which the code of a transition casts screens, the most probable ones
  /// first.
  func pairs(for family: TrialDiscovery.Family) -> [Pair] {
    // A screen that is its own animator moves its own views.
    if let own = family.forward.flatMap({ index.types[$0] }), isScreen(own) {
      return [Pair(lower: nil, upper: own.name)]
    }
    let members = family.members.compactMap { index.types[$0] }
    var (lower, upper, either) = ([String](), [String](), [String]())
    for member in members {
      // A transition back leaves the upper screen.
      let isBackward = member.name == family.backward && member.name != family.forward
      let said = DirectionWords.direction(of: member.name).map { $0.direction == .backward }
      let casts = index.line(of: member).reduce(into: [String: Set<String>]()) { all, part in
        all.merge(part.castOperands) { $0.union($1) }
      }
      for (name, operands) in casts.sorted(by: { $0.key < $1.key }) {
        guard let type = index.type(named: name, within: member.name), isScreen(type) else {
          continue
        }
        let places = Set(operands.compactMap { place(of: $0, isBackward: said ?? isBackward) })
        switch places {
        case [.lower]: lower.append(type.name)
        case [.upper]: upper.append(type.name)
        default: either.append(type.name)
        }
      }
    }
    return pairs(lower.first, upper.first, either.first)
  }

  private func pairs(_ lower: String?, _ upper: String?, _ either: String?) -> [Pair] {
    var found: [Pair] = []
    func add(_ lower: String?, _ upper: String?) {
      let pair = Pair(lower: lower, upper: upper)
      if lower != nil || upper != nil, !found.contains(pair) { found.append(pair) }
    }
    add(lower ?? (upper == nil ? nil : either), upper ?? (lower == nil ? nil : either))
    add(lower, upper)
    add(nil, upper ?? either ?? lower)
    add(lower ?? either ?? upper, nil)
    return Array(found.prefix(Self.maximumPairs))
  }

  private enum Place { case lower, upper }

  /// Returns the place of the screen that an expression denotes, such as
  /// `context.viewController(forKey: .from)`.
  private func place(of operand: String, isBackward: Bool) -> Place? {
    let text = operand.lowercased()
    if ["presenting", "presentingviewcontroller", "source"].contains(where: text.hasSuffix) {
      return .lower
    }
    if ["presented", "presentedviewcontroller"].contains(where: text.hasSuffix) { return .upper }
    let leaving = text.firstRange(of: "from")?.lowerBound
    let arriving = [".to)", ".to,", ".to "].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
    // Of `isPresenting ? .to : .from` the first is the way there.
    if let leaving, arriving.map({ leaving < $0 }) ?? true {
      return isBackward && arriving == nil ? .upper : .lower
    }
    let isArriving = ["to", "self.to", "destination"].contains { text.hasPrefix($0) }
    guard arriving != nil || isArriving else { return nil }
    return isBackward && leaving == nil ? .lower : .upper
  }

  /// Returns whether screens can be instances of the type.
  private func isScreen(_ type: DeclaredType) -> Bool {
    type.kind == .class && !type.isGeneric && !type.isHidden && !left.contains(type.name)
      && index.isController(type) && !index.isView(type) && creation(of: type) != nil
  }

  // MARK: Generated source

  /// Returns the extension that creates screens of `type` and sets their outlets.
  func text(for type: DeclaredType) -> String? {
    creation(of: type).map { made in
      "extension \(type.name) { "
        + "@MainActor static func __segueScreen(_ s: SegueTrial.TrialContext) -> \(type.name)? { \(made) }; "
        + "@MainActor func __segueFill(_ s: SegueTrial.TrialContext) "
        + "{ \(settings(of: type).joined(separator: "; ")) } }"
    }
  }

  /// Returns the call that registers the class.
  func registration(_ type: DeclaredType) -> String {
    let name = type.name
    return "r.addScreen(\"\(name)\", make: { \(name).__segueScreen($0) }, "
      + "fill: { ($0 as? \(name))?.__segueFill($1) })"
  }

  /// Returns an expression that creates a screen: as storyboards do where nothing else can.
  private func creation(of type: DeclaredType) -> String? {
    let made = Construction(index: index, file: type.file).expression(type)
    let isOfStoryboard = index.line(of: type).contains { member in
      member.initializers.contains { $0.parameters.first?.type == "NSCoder" && !$0.isFatal }
    }
    guard isOfStoryboard else { return made?.text }
    let isBare = type.initializers.allSatisfy { $0.parameters.first?.type == "NSCoder" }
    return isBare ? "\(type.name)(coder: s.coder)" : made?.text ?? "\(type.name)(coder: s.coder)"
  }

  /// Returns statements that set the outlets of a class, and give a container its content.
  private func settings(of type: DeclaredType) -> [String] {
    let values = ArgumentValue(index: index, file: type.file)
    let outlets = type.properties.filter { $0.isOutlet && $0.isSettable }
      .compactMap { property -> String? in
        guard let written = property.type?.trimmingSuffix("!"), !written.hasSuffix("?"),
          let value = values.expression(written, name: property.name, within: type.name)
        else { return nil }
        let name = property.name
        return "if self.\(name) == nil { self.\(name) = s.kept(\"\(name)\", \(value)) }"
      }
    return outlets + [content(of: type)].compactMap { $0 }
  }

  /// Returns the call with which a container takes the screen that it contains.
  private func content(of type: DeclaredType) -> String? {
    let functions = type.functions.filter { function in
      function.parameters.count == 1 && !function.isStatic && function.result == nil
    }
    for function in functions {
      guard let parameter = function.parameters.first,
        ["UIViewController", "UIViewController?"].contains(parameter.type),
        Self.isContent(parameter.label ?? function.name)
      else { continue }
      return "self.\(function.name)(\(parameter.label.map { "\($0): " } ?? "")s.lower)"
    }
    let property = type.properties.first { property in
      property.isSettable && ["UIViewController?", "UIViewController!"].contains(property.type)
        && Self.isContent(property.name)
    }
    return property.map { "if self.\($0.name) == nil { self.\($0.name) = s.lower }" }
  }

  private static func isContent(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("content") || name.contains("rootviewcontroller")
      || name.contains("childviewcontroller")
  }
}

extension String {
  /// The text without `end`, if it ends with that.
  fileprivate func trimmingSuffix(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}
