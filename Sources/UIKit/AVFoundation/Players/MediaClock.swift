// Maps world time to the time of a movie with an anchor and a rate, so that no error accumulates
// and every instant can be evaluated independently.

/// Maps world time to the time of a movie.
struct MediaClock {
  /// An instant of world time, and the movie's time at that instant, both in seconds.
  var anchor = 0.0, place = 0.0
  /// The playback rate, in seconds of the movie per second of world time.
  var rate = 0.0
  /// A Boolean value that indicates whether the movie repeats at its end.
  var loops = false
  /// The duration of the movie, in seconds.
  let duration: Double

  init(duration: Double) { self.duration = duration }

  /// Returns the time of the movie at `seconds` of world time, 0…`duration`.
  func place(atSeconds seconds: Double) -> Double {
    let place = place + (seconds - anchor) * rate
    guard duration > 0 else { return 0 }
    guard loops else { return min(max(place, 0), duration) }
    // A microsecond before the end counts as the beginning, since frames and clocks round.
    let rounds = ((place + 1e-6) / duration).rounded(.down)
    return max(0, place - rounds * duration)
  }

  /// The world time at which playback reaches the end, or the beginning if it runs backward; `nil`
  /// if it never does.
  var end: Double? {
    guard !loops, rate != 0 else { return nil }
    return anchor + ((rate > 0 ? duration : 0) - place) / rate
  }

  /// Changes the settings and continues from the current time of the movie.
  mutating func change(atSeconds seconds: Double, _ update: (inout MediaClock) -> Void) {
    (place, anchor) = (place(atSeconds: seconds), seconds)
    update(&self)
  }
}
