import QuartzCore
import UIKit

/// Calls a closure for each frame of the screen until it returns `false` or the frames are stopped.
@MainActor final class MapFrames {
  private var link: CADisplayLink?
  private var beginning: CFTimeInterval?
  private var last: CFTimeInterval = 0
  private let step: (_ time: CFTimeInterval, _ difference: CFTimeInterval) -> Bool

  /// Starts.
  ///
  /// - Parameter step: The closure, which receives the time since the first frame and since the last one, in seconds.
  init(step: @escaping (_ time: CFTimeInterval, _ difference: CFTimeInterval) -> Bool) {
    self.step = step
    let link = CADisplayLink(target: self, selector: Selector("tesseraMapFrame:", MapFrames.frame))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Indicates whether frames still come.
  var isRunning: Bool { link != nil }

  private func frame(_ link: CADisplayLink) {
    let beginning = self.beginning ?? link.timestamp
    let difference = self.beginning == nil ? 0 : link.timestamp - last
    (self.beginning, last) = (beginning, link.timestamp)
    if !step(link.timestamp - beginning, difference) { stop() }
  }

  /// Stops.
  func stop() {
    link?.invalidate()
    link = nil
  }
}
