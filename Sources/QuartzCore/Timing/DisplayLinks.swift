import CoreGraphics
import Foundation

/// A list of the display links that are added to a run loop, in the order in which they were added.
@MainActor
final class DisplayLinks {
  private static var own: DisplayLinks { RenderContext.current.displayLinks }
  private var links: [CADisplayLink] = []

  static var hasActive: Bool { own.links.contains { !$0.isPaused } }

  static func add(_ link: CADisplayLink) {
    guard !own.links.contains(where: { $0 === link }) else { return }
    own.links.append(link)
    RenderLoop.requestFrameOutsidePass()
  }

  static func remove(_ link: CADisplayLink) { own.links.removeAll { $0 === link } }

  static func changed() { RenderLoop.requestFrameOutsidePass() }

  static func tick(at time: CFTimeInterval, target: CFTimeInterval) {
    for link in own.links where own.links.contains(where: { $0 === link }) { link.tick(at: time, target: target) }
  }
}
