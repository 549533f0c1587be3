import Foundation
import RuntimeInterface

/// Pulls an item to a point, upright, with a spring at the end.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// How often the spring would swing in a second without damping: what makes a snap last about half a second, as on
  /// iOS. UIKit's own value is not published.
  static let frequency: CGFloat = 3

  private let item: any UIDynamicItem
  private var joint: (any PhysicsJoint)?

  /// Pulls `item` to `point`, in the animator's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where to. May be changed at any time.
  open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { renew() } }
  }

  /// From 0 (swings long) to 1 (does not swing). Default 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { if damping != oldValue { renew() } }
  }

  private func renew() {
    guard let scene, let record = scene.record(of: item) else { return }
    joint?.remove()
    join(record, in: scene)
    record.body.wake()
    scene.onWake()
  }

  private func join(_ record: DynamicRecord, in scene: DynamicScene) {
    joint = scene.world.addJoint(
      .spring(record.body.center, snapPoint, length: 0, frequency: Self.frequency, damping: damping),
      of: record.body, to: nil)
  }

  override func install(in scene: DynamicScene) { join(scene.use(item), in: scene) }

  override func uninstall(from scene: DynamicScene) {
    joint?.remove()
    joint = nil
    scene.release(item)
  }

  override var pushes: Bool { true }

  override func push(in scene: DynamicScene, for seconds: TimeInterval) {
    scene.record(of: item)?.body.turn(towards: 0, frequency: Self.frequency, damping: damping, for: seconds)
  }
}
