import CoreGraphics
import Foundation

/// The display links that were added and not removed, in the order in which they were added.
@MainActor
enum DisplayLinks {
  private static var links: [CADisplayLink] = []

  static var hasActive: Bool { links.contains { !$0.isPaused } }

  static func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    RenderLoop.requestFrameOutsidePass()
  }

  static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  static func changed() { RenderLoop.requestFrameOutsidePass() }

  static func tick(at time: CFTimeInterval, target: CFTimeInterval) {
    for link in links where links.contains(where: { $0 === link }) { link.tick(at: time, target: target) }
  }
}
