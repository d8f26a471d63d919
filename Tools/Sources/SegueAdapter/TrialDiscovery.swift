// The discovery of transitions: the classes that implement them, and which of these belong
// together: a delegate with what it returns, an animator for both directions, or a pair of
// animators.

/// Finds the transitions of a set of files.
struct TrialDiscovery {
  /// The kinds of transitions, as in `TrialFamily`.
  enum Kind: String { case modal, navigation, tabs }

  /// The classes that implement one transition.
  struct Family: Hashable {
    var name: String
    var kind = Kind.modal
    var delegate: String?
    var forward: String?
    var backward: String?
    var presentation: String?
    var driver: String?
    var style: String?
    /// All classes of the transition.
    var members: [String] = []
  }

  let index: SourceIndex
  private(set) var families: [Family] = []
  private let animators: [DeclaredType]
  private let presentations: [DeclaredType]
  private let drivers: [DeclaredType]
  private let delegates: [DeclaredType]

  init(_ index: SourceIndex) {
    self.index = index
    let classes = index.names.compactMap { index.types[$0] }.filter {
      $0.kind == .class && !$0.isGeneric && !$0.isHidden
    }
    func all(_ names: Set<String>) -> [DeclaredType] {
      classes.filter { index.isKind($0, of: names) }
    }
    let bases = Set(
      classes.flatMap { type in
        type.inherited.compactMap {
          index.type(named: SourceIndex.bare($0), within: type.name)?.name
        }
      })
    // Superclasses of other animators are played through their subclasses.
    animators = all(["UIViewControllerAnimatedTransitioning"]).filter { !bases.contains($0.name) }
    presentations = all(["UIPresentationController"]).filter { !bases.contains($0.name) }
    drivers = all([
      "UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning",
    ])
    delegates = all([
      "UIViewControllerTransitioningDelegate", "UINavigationControllerDelegate",
      "UITabBarControllerDelegate",
    ]).filter { type in
      index.line(of: type).contains { $0.functions.contains { Self.vends($0) } }
    }
    findFamilies()
  }

  /// Returns a Boolean value that indicates whether a function is a delegate method that returns an
  /// animator or a presentation controller.
  private static func vends(_ function: DeclaredFunction) -> Bool {
    let labels = function.parameters.map(\.label)
    switch function.name {
    case "animationController", "presentationController": return true
    case "navigationController": return labels.contains("animationControllerFor")
    case "tabBarController": return labels.contains("animationControllerForTransitionFrom")
    default: return false
    }
  }

  /// All classes that may have to be instantiated.
  var classes: [DeclaredType] {
    var seen: Set<String> = []
    return (delegates + animators + presentations + drivers).filter {
      seen.insert($0.name).inserted
    }
  }

  // MARK: Families

  private mutating func findFamilies() {
    let plain = delegates.filter { !index.isController($0) }
    var claimed: Set<String> = []
    for delegate in plain {
      let family = family(of: delegate)
      claimed.formUnion(family.members)
      families.append(family)
    }
    let free = animators.filter { !claimed.contains($0.name) && !isOwnDelegate($0) }
    families += pairs(free)
    let controllers = presentations.filter { !claimed.contains($0.name) }
    adopt(controllers)
    for delegate in delegates where index.isController(delegate) {
      var family = family(of: delegate)
      if families.contains(where: { Set($0.members).isSuperset(of: family.members) }) == false
        || families.isEmpty
      {
        family.members.append(delegate.name)
      }
      families.append(family)
    }
    complete()
  }

  /// Returns whether a screen is the delegate of its transition and its animator.
  private func isOwnDelegate(_ animator: DeclaredType) -> Bool {
    index.isController(animator) && delegates.contains { $0.name == animator.name }
  }

  /// Returns the names of classes that occur in the sources of `type`, its superclasses and their
  /// extensions.
  private func mentions(_ type: DeclaredType) -> Set<String> {
    index.line(of: type).reduce(into: []) { $0.formUnion($1.mentions) }
  }

  private func mentioned(_ candidates: [DeclaredType], by type: DeclaredType) -> [DeclaredType] {
    let names = mentions(type)
    return candidates.filter { candidate in
      candidate.name != type.name
        && candidate.name.split(separator: ".").last.map { names.contains(String($0)) } ?? false
    }
  }

  private func family(of delegate: DeclaredType) -> Family {
    var family = Family(name: delegate.name, delegate: delegate.name)
    let functions = index.line(of: delegate).flatMap(\.functions).filter(Self.vends)
    let names = Set(functions.map(\.name))
    family.kind =
      switch names {
      case ["navigationController"]: .navigation
      case ["tabBarController"]: .tabs
      default: .modal
      }
    let own = [animators, presentations, drivers].flatMap { mentioned($0, by: delegate) }
    family.members = [delegate.name] + own.map(\.name)
    family.driver = mentioned(drivers, by: delegate).first?.name
    if index.isKind(delegate, of: ["UIPercentDrivenInteractiveTransition"]) {
      family.driver = delegate.name
    }
    let presents = functions.contains { $0.name == "presentationController" }
    if presents { family.style = "custom" }
    (family.forward, family.backward) = substitutes(for: delegate)
    return family
  }

  /// Returns the animators that are played where a delegate provides none, since it asks its app or
  /// waits for a finger: itself, or those whose names tell the direction.
  private func substitutes(for delegate: DeclaredType) -> (forward: String?, backward: String?) {
    if animators.contains(where: { $0.name == delegate.name }) {
      let isDirected = index.isController(delegate) || hasDirectionMembers(delegate)
      return isDirected ? (delegate.name, delegate.name) : (nil, nil)
    }
    let candidates = mentioned(animators, by: delegate) + implementations(askedBy: delegate)
    let families = pairs(candidates).filter { $0.forward != $0.backward }
    let best = families.first { $0.forward != nil && $0.backward != nil } ?? families.first
    return (best?.forward, best?.backward)
  }

  /// Returns the animators that inherit from a class which the delegate, or a protocol that it asks,
  /// names: an app returns one of them.
  private func implementations(askedBy delegate: DeclaredType) -> [DeclaredType] {
    let own = mentions(delegate)
    let protocols = own.sorted().compactMap { index.types[$0] }.filter { $0.kind == .protocol }
    let names = protocols.reduce(into: own) { $0.formUnion($1.mentions) }
    return animators.filter { animator in
      let bases = index.line(of: animator).dropFirst().filter { $0.kind == .class }
      return !own.contains(animator.name) && bases.contains { names.contains($0.name) }
    }
  }

  // MARK: Animators without a delegate

  private func pairs(_ animators: [DeclaredType]) -> [Family] {
    var left = animators
    var families: [Family] = []
    while let first = left.first {
      left.removeFirst()
      var family = Family(name: first.name, forward: first.name, backward: first.name)
      family.kind = kind(first)
      family.members = [first.name]
      if let said = DirectionWords.direction(of: first.name) {
        let partner = left.firstIndex { other in
          DirectionWords.direction(of: other.name).map {
            $0.direction != said.direction && $0.rest == said.rest
          } ?? false
        }
        if let partner {
          let other = left.remove(at: partner)
          (family.forward, family.backward) =
            said.direction == .forward ? (first.name, other.name) : (other.name, first.name)
          family.name = family.forward ?? first.name
          family.members.append(other.name)
        } else if !hasDirectionMembers(first) {
          // The name indicates one direction, and there is no animator for the other.
          if said.direction == .forward { family.backward = nil } else { family.forward = nil }
        }
      }
      families.append(family)
    }
    return families
  }

  /// Returns a Boolean value that indicates whether the animator is given the direction or
  /// determines it.
  private func hasDirectionMembers(_ type: DeclaredType) -> Bool {
    let values = ArgumentValue(index: index)
    let line = index.line(of: type)
    let isConfigured = line.contains { member in
      member.initializers.contains { initializer in
        initializer.parameters.contains {
          values.isDirected($0.type, name: $0.name, within: member.name)
        }
      }
        || member.properties.contains {
          $0.isSettable && values.isDirected($0.type ?? "", name: $0.name, within: member.name)
        }
    }
    return isConfigured
      || !mentions(type).isDisjoint(with: [
        "isBeingPresented", "isBeingDismissed", "presentedViewController",
        "presentingViewController",
      ])
  }

  /// Returns the kind of transition that the type indicates. The default is a presentation.
  private func kind(_ type: DeclaredType) -> Kind {
    let names = mentions(type)
    let isNavigation =
      names.contains("UINavigationControllerOperation")
      || names.contains("UINavigationController")
        && (names.contains("Operation") || names.contains("operation"))
    if isNavigation || comparesStack(names) { return .navigation }
    let isModal = names.contains { DirectionWords.isModal($0) }
    return !isModal && names.contains { $0.contains("TabBar") } ? .tabs : .modal
  }

  /// Returns whether names are those of code that finds out from the controllers of a navigation
  /// controller whether one is pushed or popped.
  private func comparesStack(_ names: Set<String>) -> Bool {
    let stack: Set = ["navigationController", "viewControllers"]
    return stack.isSubset(of: names)
      && !names.isDisjoint(with: [
        "isPush", "isPushing", "isPop", "isPopping", "pushing", "popping",
      ])
  }

  /// Adds presentation controllers that no delegate returns: to the only animators, or as
  /// transitions of their own.
  private mutating func adopt(_ controllers: [DeclaredType]) {
    let open = families.indices.filter {
      families[$0].delegate == nil && families[$0].kind == .modal
    }
    for controller in controllers {
      if controllers.count == 1, let only = open.first, open.count == 1 {
        families[only].presentation = controller.name
        families[only].style = "custom"
        families[only].members.append(controller.name)
      } else {
        families.append(
          Family(
            name: controller.name, presentation: controller.name, style: "custom",
            members: [controller.name]))
      }
    }
  }

  /// Adds interaction controllers and styles to transitions without them.
  private mutating func complete() {
    for place in families.indices {
      let members = families[place].members.compactMap { index.types[$0] }
      if families[place].driver == nil {
        families[place].driver =
          members.first {
            index.isKind($0, of: ["UIPercentDrivenInteractiveTransition"])
          }?.name
      }
      if families[place].driver == nil, families.count == 1, drivers.count == 1 {
        families[place].driver = drivers.first?.name
      }
      if families[place].style == nil, families[place].kind == .modal,
        let style = style(families[place], members)
      {
        families[place].style = style
      }
    }
  }

  private func style(_ family: Family, _ members: [DeclaredType]) -> String? {
    // An app that presents over the screen below leaves that screen in place, and its dismissal
    // does not insert it again.
    let backward = (family.backward ?? family.delegate).flatMap { index.types[$0] }
    let names = backward.map(mentions) ?? []
    let arriving: Set = [
      "to", "toView", "toVC", "toViewController", "UITransitionContextToViewControllerKey",
      "UITransitionContextToViewKey",
    ]
    let mentionedNames = members.reduce(into: Set<String>()) { $0.formUnion(mentions($1)) }
    if let style = Self.assignedStyle(mentionedNames) ?? styleOfUsers(family) { return style }
    let leaving: Set = [
      "from", "fromView", "fromVC", "fromViewController",
      "UITransitionContextFromViewControllerKey", "UITransitionContextFromViewKey",
    ]
    guard family.delegate == nil, family.backward != nil, !names.isDisjoint(with: leaving) else {
      return nil
    }
    return names.isDisjoint(with: arriving) ? "overFullScreen" : nil
  }

  /// Returns the style that code with these names assigns, if it leaves the screen below in place.
  private static func assignedStyle(_ names: Set<String>) -> String? {
    guard names.contains("modalPresentationStyle") else { return nil }
    return ["custom", "overFullScreen", "overCurrentContext"].first(where: names.contains)
  }

  /// Returns the style that the screens assign which present with the delegate of a transition.
  private func styleOfUsers(_ family: Family) -> String? {
    guard let delegate = family.delegate.flatMap({ $0.split(separator: ".").last }) else {
      return nil
    }
    let users = index.names.compactMap { index.types[$0] }.filter {
      $0.name != family.delegate && index.isController($0) && $0.mentions.contains(String(delegate))
    }
    return users.compactMap { Self.assignedStyle($0.mentions) }.first
  }
}
