// From the world's time to a place in a movie: an anchor and a rate, so that nothing is added up and
// any instant can be asked for on its own.

/// How a movie is being played.
struct MediaClock {
  /// An instant of world time, and the place that showed then, both in seconds.
  var anchor = 0.0, place = 0.0
  /// Seconds of the movie for each of the world.
  var rate = 0.0
  /// Whether it begins anew at its end.
  var loops = false
  /// How long the movie is.
  let duration: Double

  init(duration: Double) { self.duration = duration }

  /// Where the movie is at `seconds` of world time, 0…`duration`.
  func place(atSeconds seconds: Double) -> Double {
    let place = place + (seconds - anchor) * rate
    guard duration > 0 else { return 0 }
    guard loops else { return min(max(place, 0), duration) }
    // A microsecond before the end is the beginning: frames and clocks round.
    let rounds = ((place + 1e-6) / duration).rounded(.down)
    return max(0, place - rounds * duration)
  }

  /// The world time at which it runs into its end, or back into its beginning; nil if it never does.
  var end: Double? {
    guard !loops, rate != 0 else { return nil }
    return anchor + ((rate > 0 ? duration : 0) - place) / rate
  }

  /// Goes on from the place of this instant with other settings.
  mutating func change(atSeconds seconds: Double, _ update: (inout MediaClock) -> Void) {
    (place, anchor) = (place(atSeconds: seconds), seconds)
    update(&self)
  }
}
