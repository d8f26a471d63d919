// The built-ins, declared again as in a scene.

enum DeclaredScenes {
  static let slideDown = """
      slideDown:
        duration: 0.5
        spring: { damping: 0.8, velocity: 0.8 }
        incoming: { from: { translate: [0, -100%] } }
        outgoing: { to: { translate: [0, 100%], alpha: 0.5 } }
        dismiss: { top: incoming }
    """

  static let slideRight = """
      slideRight:
        duration: 0.5
        spring: { damping: 0.8, velocity: 0.8 }
        incoming: { from: { translate: [-100%, 0] } }
    """

  static let pop = """
      pop:
        duration: 0.5
        spring: { damping: 0.8, velocity: 0.8 }
        incoming: { from: { scale: 0 } }
        outgoing: { to: { scale: 0.95, translate: [0, 15], alpha: 0.5 } }
        dismiss:
          incoming: { from: { scale: 0, alpha: 0.5 } }
          outgoing: { to: { translate: [0, 100%] } }
          top: outgoing
    """

  static let rotate = """
      rotate:
        duration: 0.5
        spring: { damping: 0.8, velocity: 0.8 }
        top: outgoing
        incoming: { from: { rotate: -90, anchorPoint: [0, 0] } }
        outgoing: { to: { rotate: -90, alpha: 0, anchorPoint: [0, 0] } }
        dismiss:
          top: outgoing
          incoming: { from: { rotate: -90, alpha: 0, anchorPoint: [0, 0] } }
          outgoing: { to: { rotate: -90, alpha: 0, anchorPoint: [0, 0] } }
    """

  static let shrinkSlide = """
      shrinkSlide:
        duration: 1.5
        curve: easeInOut
        incoming: { from: { scale: 0.8, translate: [100%, 0] } }
        keyframes:
          - { start: 0, duration: 0.25, outgoing: { scale: 0.8 } }
          - { start: 0.25, duration: 0.25, outgoing: { translate: [-100%, 0] }, incoming: { translate: [0, 0] } }
          - { start: 0.5, duration: 0.5, incoming: { scale: 1 } }
        dismiss:
          duration: 0.7
          spring: { damping: 0.9, velocity: 0.8 }
          top: outgoing
          incoming: { from: { translate: [-10%, 0] } }
          outgoing: { to: { translate: [100%, 0] } }
    """

  static let fade = """
      fade:
        duration: 0.5
        incoming: { from: { alpha: 0 } }
    """

  /// A scene that goes forward and back with the transition called `name`, declared or built in.
  static func scene(_ name: String, declared: String?) -> String {
    """
    segue: 1
    canvas: { width: 39, height: 84, scale: 2, fps: 60, background: "#102030" }
    screens:
      menu: { image: menu.png }
      detail:
        background: "#F2F2F7"
        views:
          - { id: hero, image: photo.png, frame: [0, 0, 39, 30], contentMode: scaleAspectFill, clips: true }
          - { id: card, frame: [2, 28, 35, 20], background: "#FFFFFF", cornerRadius: 4 }
    \(declared.map { "transitions:\n" + $0 } ?? "")
    script:
      - show: menu
      - present: detail
        transition: \(name)
      - wait: 0.1
      - dismiss: detail
        transition: \(name)
      - wait: 0.1

    """
  }
}
