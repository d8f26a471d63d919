// Declared transitions as UIKit code: for each a delegate that vends two animators, one for each
// direction, which call nothing but UIKit.

import SegueScenes

/// Writes declared transitions as UIKit code.
package struct SwiftWriter {
  private let variants: [TransitionVariant]
  /// The names of the types, in the order of the transitions.
  private let names: [String]
  /// The code of the animators of each transition.
  private let codes: [ParameterizedCode]
  /// The names of the types of their animators: those of an earlier transition, if only the values of
  /// its properties differ.
  private let animatorNames: [String]

  /// Creates a writer of transitions.
  package init(_ variants: [TransitionVariant]) {
    self.variants = variants
    let names = SwiftNames.types(variants.map(\.declaration.name))
    var codes: [ParameterizedCode] = []
    var animatorNames: [String] = []
    for (variant, name) in zip(variants, names) {
      var chosen: (code: ParameterizedCode, name: String)?
      for index in codes.indices
      where chosen == nil && animatorNames[index] == names[index]
        && variants[index].isSame(transition: variant)
      {
        let code = Self.code(of: variant, names[index])
        if code.isSame(classes: codes[index]) { chosen = (code, names[index]) }
      }
      codes.append(chosen?.code ?? Self.code(of: variant, name))
      animatorNames.append(chosen?.name ?? name)
    }
    self.names = names
    (self.codes, self.animatorNames) = (codes, animatorNames)
  }

  /// The source of the file.
  /// - Parameter scene: The path of the scene, which a comment names.
  package func text(of scene: String) -> String {
    var file = SwiftText()
    file.add(
      "// Transitions of \(SwiftNames.comment(scene)), as UIKit code: segue export --as swift")
    file.add("")
    file.add("import UIKit")
    for index in variants.indices {
      file.add("")
      file.add("// MARK: \(SwiftNames.comment(variants[index].title))")
      file.add("")
      delegate(index).write(to: &file)
      guard animatorNames[index] == names[index] else { continue }
      for number in codes[index].classes.indices {
        file.add("")
        file.add(codes[index].lines(of: number))
      }
    }
    file.add("")
    file.add("// MARK: Views")
    for lines in SupportText(for: file.text).sources {
      file.add("")
      file.add(lines)
    }
    return file.text
  }

  // MARK: Animators

  private static func code(of variant: TransitionVariant, _ name: String) -> ParameterizedCode {
    variant.code { declaration in
      animators(of: declaration, name).map { animator in
        var text = SwiftText()
        animator.write(to: &text)
        return text.lines.joined(separator: "\n")
      }
    }
  }

  private static func animators(of transition: TransitionDeclaration, _ name: String)
    -> [AnimatorCode]
  {
    let isReducible = transition.reduction == .crossDissolve
    return [
      ("Appearance", "appears", transition.forward),
      ("Disappearance", "disappears again", transition.backward),
    ].flatMap { suffix, words, motion -> [AnimatorCode] in
      let main = AnimatorCode(
        "\(name)\(suffix)", summary: "Animates a screen that \(words).", motion)
      guard isReducible || !main.cutScreens.isEmpty else { return [main] }
      return [
        main,
        AnimatorCode(
          "\(name)\(suffix)Crossfade", summary: "A crossfade in place of `\(name)\(suffix)`.",
          motion.crossfade, isInterruptible: !main.cutScreens.isEmpty),
      ]
    }
  }

  // MARK: Delegates

  private func delegate(_ index: Int) -> DelegateCode {
    let transition = variants[index].declaration
    let animators = animatorNames[index]
    return DelegateCode(
      name: names[index], transition: SwiftNames.comment(transition.name),
      appearance: animator(index, "Appearance", animators),
      disappearance: animator(index, "Disappearance", animators))
  }

  private func animator(_ index: Int, _ suffix: String, _ type: String) -> DelegateCode.Animator {
    let reduced = reducedAnimator(variants[index].declaration, type, suffix, after: [])
    return DelegateCode.Animator(
      type: "\(type)\(suffix)", reduced: reduced == "\(type)\(suffix)" ? nil : reduced,
      properties: codes[index].used(in: "\(type)\(suffix)"))
  }

  /// Returns the type of what plays where Reduce Motion is on.
  /// - Parameter visited: The types whose transitions another one has taken the place of.
  private func reducedAnimator(
    _ transition: TransitionDeclaration, _ type: String, _ suffix: String, after visited: [String]
  ) -> String {
    switch transition.reduction {
    case .keep: return "\(type)\(suffix)"
    case .crossDissolve: return "\(type)\(suffix)Crossfade"
    case .named(let name):
      guard let index = index(of: name, beside: transition), !visited.contains(names[index]) else {
        return "\(type)\(suffix)"
      }
      return reducedAnimator(
        variants[index].declaration, names[index], suffix, after: visited + [type])
    }
  }

  /// Returns the index of another transition with the values of its declaration, or `nil` if the file
  /// has none.
  private func index(of name: String, beside other: TransitionDeclaration) -> Int? {
    variants.firstIndex { variant in
      let transition = variant.declaration
      return variant.isStandard && transition.name == name && transition.pack == other.pack
        && transition.name != other.name
    }
  }

  // MARK: Warnings

  /// What the code leaves out, each with the transition and the place in its declaration.
  package var warnings: [String] {
    variants.map(\.declaration).flatMap { transition in
      [replacementWarning(transition), sharedWarning(transition)].compactMap { $0 }
    }
  }

  private func replacementWarning(_ transition: TransitionDeclaration) -> String? {
    guard case .named(let other) = transition.reduction,
      index(of: other, beside: transition) == nil
    else { return nil }
    return
      "transitions.\(transition.qualifiedName).reduceMotion: '\(other)' is not declared beside "
      + "it; the code plays the motion itself"
  }

  private func sharedWarning(_ transition: TransitionDeclaration) -> String? {
    guard [transition.forward, transition.backward].contains(where: \.sharesOnMovingScreen) else {
      return nil
    }
    return
      "transitions.\(transition.qualifiedName).shared: the views are on a screen that moves itself; "
      + "the code leaves that out, so they do not begin at each other's places"
  }
}

extension DeclaredMotion {
  /// A Boolean value that indicates whether a screen of shared views moves itself.
  fileprivate var sharesOnMovingScreen: Bool {
    guard !shared.isEmpty else { return false }
    let states =
      [incoming, outgoing].flatMap { [$0.from, $0.to] }
      + keyframes.flatMap { [$0.incoming, $0.outgoing].compactMap { $0 } }
    return incoming.path != nil || outgoing.path != nil || states.contains(where: \.moves)
  }
}

extension ScreenState {
  /// A Boolean value that indicates whether the state specifies another place, size or turn.
  fileprivate var moves: Bool {
    translation != nil || travel != nil || scale != nil || degrees != nil || position != nil
      || depth.hasValues
  }
}
