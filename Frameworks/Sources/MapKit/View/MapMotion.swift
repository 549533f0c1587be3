import QuartzCore
import UIKit

/// An animation of the part of the map that is shown.
@MainActor final class MapMotion {
  /// The part of the map at the end.
  let end: MapProjection
  private let completion: () -> Void
  private var frames: MapFrames?

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - map: The map view.
  ///   - start: The part of the map at the beginning.
  ///   - end: The part of the map at the end.
  ///   - completion: The closure that is called at the end.
  init(map: MKMapView, from start: MapProjection, to end: MapProjection, completion: @escaping () -> Void) {
    (self.end, self.completion) = (end, completion)
    // A way across many screens takes longer. The durations of iOS were not measured.
    let duration = min(0.5 + abs(log2(end.scale / start.scale)) * 0.05, 1.2)
    frames = MapFrames { [weak self, weak map] time, _ in
      guard let self, let map else { return false }
      let part = min(time / duration, 1)
      map.step(to: part >= 1 ? end : .between(start, end, at: part * part * (3 - 2 * part)))
      if part >= 1 { self.stopHere() }
      return part < 1
    }
  }

  /// Ends the animation where it is. The closure is called, once.
  func stopHere() {
    guard let frames else { return }
    self.frames = nil
    frames.stop()
    completion()
  }
}
