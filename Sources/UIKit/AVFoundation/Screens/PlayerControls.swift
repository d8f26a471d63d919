// The controls of a player screen: close, back and forward by 15 seconds, play and pause, and the
// times with a slider between them. Sizes are approximations of a phone's.

import Foundation
import SegueWorld

/// The controls of a player.
final class PlayerControls: UIView {
  /// Called by the button that closes the screen.
  var onClose: () -> Void = {}
  /// A Boolean value that indicates whether the screen can be closed.
  var canClose = false { didSet { close.isHidden = !canClose } }
  /// A Boolean value that indicates whether the movie cannot be moved in.
  var isLinear = false {
    didSet { for view in [back, forward, slider] { view.isHidden = isLinear } }
  }
  /// The player, whose time is shown.
  var player: AVPlayer? {
    didSet {
      if let observer { oldValue?.removeTimeObserver(observer) }
      observer = player?.addPeriodicTimeObserver(forInterval: Self.interval, queue: nil) {
        [weak self] _ in self?.update()
      }
      update()
    }
  }

  private let shade = UIView()
  private let close = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let toggle = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let slider = UISlider()
  private let elapsed = UILabel()
  private let remaining = UILabel()
  private var observer: Any?
  private var hiding: World.EventToken?
  private var isPlaying = false

  private static let interval = CMTime(value: 1, timescale: 10)
  /// The seconds after which the controls of a movie that plays go.
  private static let delay = 3.0

  init() {
    super.init(frame: .zero)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shade.isUserInteractionEnabled = false
    addSubview(shade)
    for (button, name, size, action) in buttons {
      button.setImage(Self.symbol(name, size), for: .normal)
      button.tintColor = .white
      button.addHandler(for: .touchUpInside) { [weak self] _ in self?.touched(action) }
      addSubview(button)
    }
    for label in [elapsed, remaining] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
      label.textColor = .white
      addSubview(label)
    }
    remaining.textAlignment = .right
    slider.minimumTrackTintColor = .white
    slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.3)
    slider.addHandler(for: .valueChanged) { [weak self] _ in self?.touched { $0.seekToSlider() } }
    addSubview(slider)
    close.isHidden = true
    let tap = UITapGestureRecognizer { [weak self] _ in self?.tapped() }
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private typealias Action = (PlayerControls) -> Void
  private var buttons: [(UIButton, String, CGFloat, Action)] {
    [
      (close, "xmark", 20, { $0.onClose() }), (back, "gobackward.15", 30, { $0.skip(-15) }),
      (toggle, "play.fill", 44, { $0.togglePlaying() }),
      (forward, "goforward.15", 30, { $0.skip(15) }),
    ]
  }

  private static func symbol(_ name: String, _ size: CGFloat) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
  }

  // MARK: Showing and hiding

  /// Shows the controls, as when the screen appears.
  func appear() {
    setVisible(true, animated: false)
    update()
  }

  private func tapped() { setVisible(shade.alpha == 0, animated: true) }

  private func setVisible(_ isVisible: Bool, animated: Bool) {
    UIView.animate(withDuration: animated ? 0.25 : 0) {
      for view in self.subviews { view.alpha = isVisible ? 1 : 0 }
    }
    hideLater()
  }

  /// Schedules that the controls go, if the movie plays.
  private func hideLater() {
    let world = World.current
    if let hiding { world.cancel(hiding) }
    hiding = nil
    guard shade.alpha > 0, isPlaying else { return }
    hiding = world.schedule(at: world.now + VirtualTime(seconds: Self.delay)) { [weak self] in
      self?.setVisible(false, animated: true)
    }
  }

  private func touched(_ action: Action) {
    action(self)
    hideLater()
  }

  // MARK: Playing

  private var duration: Double { player?.currentItem?.seconds ?? 0 }

  private func togglePlaying() {
    guard let player else { return }
    if player.rate != 0 { return player.pause() }
    if duration > 0, player.currentTime().seconds >= duration { player.seek(to: .zero) }
    player.play()
  }

  private func skip(_ seconds: Double) {
    guard let player else { return }
    player.seek(toSeconds: min(max(player.currentTime().seconds + seconds, 0), duration))
  }

  private func seekToSlider() { player?.seek(toSeconds: Double(slider.value) * duration) }

  private func update() {
    let time = min(max(player?.currentTime().seconds ?? 0, 0), duration)
    elapsed.text = Self.text(time)
    remaining.text = "-" + Self.text(duration - time)
    if !slider.isTracking { slider.value = duration > 0 ? Float(time / duration) : 0 }
    let plays = player.map { $0.rate != 0 } ?? false
    guard plays != isPlaying else { return }
    isPlaying = plays
    toggle.setImage(Self.symbol(plays ? "pause.fill" : "play.fill", 44), for: .normal)
    hideLater()
  }

  /// Returns a time in minutes and seconds, with hours if there are any.
  static func text(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e6).rounded(.down))
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let end = two(whole % 60)
    guard whole >= 3600 else { return "\(two(whole / 60)):\(end)" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(end)"
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 8)
    close.frame = CGRect(x: area.minX, y: area.minY, width: 44, height: 44)
    let gap = min(88, bounds.width / 4)
    for (button, offset) in [(back, -gap), (toggle, 0), (forward, gap)] {
      button.bounds.size = CGSize(width: 64, height: 64)
      button.center = CGPoint(x: bounds.midX + offset, y: bounds.midY)
    }
    slider.frame = CGRect(x: area.minX, y: area.maxY - 52, width: area.width, height: 34)
    elapsed.frame = CGRect(x: area.minX, y: area.maxY - 18, width: area.width / 2, height: 16)
    remaining.frame = CGRect(x: area.midX, y: area.maxY - 18, width: area.width / 2, height: 16)
  }
}

extension PlayerControls: UIGestureRecognizerDelegate {
  /// Leaves the touches of buttons and of the slider to them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UIControl) }
}
