// The scenes of the templates in which screens replace one another.

extension ProjectTemplate {
  static let pushScene = """
    # NAME: a navigation that pushes a screen and pops it.
    #
    #   segue render scene.yaml -o clip.mp4        makes the clip
    #   segue filmstrip scene.yaml -o strip.png    shows several instants in one image
    #   segue validate --play scene.yaml           checks the file and its transitions
    segue: 1

    # The device determines size, corners and safe areas; `segue list --devices` lists all of them.
    canvas: { device: iphone-15-pro, scale: 2, fps: 60, statusBar: true }

    # Colors such as `systemTeal` follow the appearance: try --appearance dark.
    screens:
      list:
        title: Walks
        background: systemGroupedBackground
        stack: vertical
        safeArea: true
        padding: 16
        spacing: 12
        views:
          - { label: Low tide, font: title2, background: systemTeal, color: white, textAlign: center, cornerRadius: 12, height: 120, width: fill }
          - { label: The ridge, font: title2, background: systemIndigo, color: white, textAlign: center, cornerRadius: 12, height: 120, width: fill }
      walk:
        title: Low tide
        background: systemBackground
        views:
          - { background: systemTeal, top: 0, height: 360 }
          - { label: Low tide, font: largeTitle, center: both }
      # A screen that contains others: the navigation, with its stack and a bar.
      app: { navigation: [list], bar: true }

    # What happens, in order. A push lasts until its transition has completed.
    script:
      - show: app
      - wait: 0.4
      - push: walk            # or with a transition of its own: transition: fade
      - wait: 0.6
      - pop: walk
      - wait: 0.4

    """

  static let sheetScene = """
    # NAME: a sheet that rests at half and at full height, and is dragged away.
    #
    #   segue render scene.yaml -o clip.mp4
    segue: 1
    canvas: { device: iphone-15-pro, scale: 2, fps: 60, statusBar: true }
    screens:
      map:
        background: "#E9EFE3"
        views:
          - { frame: [-40, 120, 500, 90], background: "#BFDDF2", transform: { rotate: -18 } }
          - { frame: [-20, 330, 440, 14], background: white, transform: { rotate: 3 } }
          - { frame: [120, 250, 120, 70], background: "#CFE5B8", cornerRadius: 12 }
      places:
        background: systemBackground
        # The heights at which the sheet rests: medium, large, points, or percent.
        sheet: { detents: [medium, large], grabber: true }
        stack: vertical
        padding: 24
        spacing: 8
        views:
          - { label: Near the lake, font: { style: title2, weight: bold } }
          - { label: Twelve places within half an hour., color: secondaryLabel }
    script:
      - show: map
      - wait: 0.4
      - present: places                    # without `transition`, UIKit's own sheet
      - wait: 0.3
      - { sheet: places, to: large }       # a finger drags it up
      - wait: 0.3
      - { sheet: places, to: away }        # and away
      - wait: 0.4

    """

  static let tabsScene = """
    # NAME: a tab bar, with a transition that the scene declares.
    #
    #   segue render scene.yaml -o clip.mp4
    segue: 1
    canvas: { device: iphone-15-pro, scale: 2, fps: 60, statusBar: true }
    screens:
      today:
        title: Today
        tab: { icon: wb_sunny }          # `segue list --icons` lists the names
        background: systemBackground
        views: [{ label: Today, font: largeTitle, center: both }]
      outings:
        title: Outings
        tab: { icon: map, badge: 2 }
        background: secondarySystemBackground
        views: [{ label: Outings, font: largeTitle, center: both }]
      app: { tabs: [today, outings], bar: { tint: systemIndigo } }

    # A transition is described by where its screens come from and where they go. Distances are points
    # or percent of the screen.
    transitions:
      turn:
        duration: 0.4
        curve: easeInOut
        incoming: { from: { translate: [100%, 0] } }
        outgoing: { to: { translate: [-100%, 0] } }
        dismiss: mirror
    script:
      - show: app
      - wait: 0.4
      - select: outings
        transition: turn
      - wait: 0.5
      - select: today        # without `transition`, the tab changes at once, as on a device
      - wait: 0.4

    """
}
