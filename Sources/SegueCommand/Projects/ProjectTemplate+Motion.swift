// The scenes of the templates whose motion the scene itself describes.

extension ProjectTemplate {
  static let sharedElementScene = """
    # NAME: a card that grows into its page.
    #
    #   segue render scene.yaml -o clip.mp4
    segue: 1
    canvas: { device: iphone-15-pro, scale: 2, fps: 60, statusBar: true }
    screens:
      list:
        background: systemGroupedBackground
        views:
          - { label: Walks, font: { style: largeTitle, weight: bold }, frame: [20, 80, 350, 44] }
          # The id is what the two screens have in common.
          - { id: cover, frame: [20, 140, 353, 200], background: systemTeal, cornerRadius: 20 }
          - { frame: [20, 360, 353, 200], background: systemIndigo, cornerRadius: 20 }
      page:
        views:
          - { id: paper, background: systemBackground }
          - { id: cover, frame: [0, 0, 393, 420], background: systemTeal }
          - { id: title, label: Low tide, frame: [20, 440, 353, 44], font: { style: largeTitle, weight: bold } }
          - { id: words, label: Two hours along the sand., frame: [20, 490, 353, 30], color: secondaryLabel }
    transitions:
      enlarge:
        duration: 0.6
        spring: { damping: 0.85 }
        shared: [cover]                       # travels from one screen's place to the other's
        incoming:
          views: { paper: { from: { alpha: 0 }, duration: 0.5 } }
          others: { from: { alpha: 0, translate: [0, 40] }, start: 0.3 }
    script:
      - show: list
      - wait: 0.4
      - present: page
        transition: enlarge
      - wait: 0.6
      - dismiss: page
      - wait: 0.4

    """

  static let interactiveScene = """
    # NAME: a drag that drives a transition, cancelled once and finished once.
    #
    #   segue render scene.yaml --show-touches -o clip.mp4
    segue: 1
    canvas: { device: iphone-15-pro, scale: 2, fps: 60, statusBar: true }
    screens:
      list:
        background: systemTeal
        views: [{ label: Walks, font: largeTitle, color: white, center: both }]
        # A pan to the left from the right edge presents the page. The whole distance is 100 % of the
        # screen's width; the transition finishes if the finger is lifted beyond half of it.
        interactions:
          - { pan: left, edge: true, present: page, transition: slideOver, distance: 100%, finishAbove: 0.5 }
      page:
        background: systemBackground
        views: [{ label: Low tide, font: largeTitle, center: both }]
        interactions:
          - { pan: right, edge: true, dismiss: page, transition: slideOver, distance: 100%, finishAbove: 0.5 }
    transitions:
      slideOver:
        duration: 0.4
        curve: linear                       # under a finger, linear motion follows the finger
        incoming: { from: { translate: [100%, 0] } }
        outgoing: { to: { translate: [-30%, 0] } }
        dismiss: mirror
    script:
      - show: list
      - wait: 0.3
      - drag: { from: [390, 500], to: [250, 500], duration: 0.4, curve: easeInOut, hold: 0.1 }   # 0.36: goes back
      - wait: 0.3
      - drag: { from: [390, 500], to: [90, 500], duration: 0.5, curve: easeInOut }               # 0.77: finishes
      - wait: 0.4
      - drag: { from: [3, 500], to: [320, 500], duration: 0.5, curve: easeInOut }
      - wait: 0.3

    """
}
