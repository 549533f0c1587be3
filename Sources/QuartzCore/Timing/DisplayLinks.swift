import CoreGraphics
import Foundation

/// A list of the display links that are added to a run loop, in the order in which they were added.
@MainActor
final class DisplayLinks {
  private static var shared: DisplayLinks { RenderContext.current.displayLinks }
  private var links: [CADisplayLink] = []

  static var hasActive: Bool { shared.links.contains { !$0.isPaused } }

  static func add(_ link: CADisplayLink) {
    guard !shared.links.contains(where: { $0 === link }) else { return }
    shared.links.append(link)
    RenderLoop.requestFrameOutsidePass()
  }

  static func remove(_ link: CADisplayLink) { shared.links.removeAll { $0 === link } }

  static func linksDidChange() { RenderLoop.requestFrameOutsidePass() }

  static func tick(at time: CFTimeInterval, target: CFTimeInterval) {
    for link in shared.links where shared.links.contains(where: { $0 === link }) { link.tick(at: time, target: target) }
  }
}
