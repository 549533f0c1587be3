import Foundation
import RuntimeInterface

/// A behavior that moves an item to a point with the motion of a spring, and rotates it to its upright position.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The frequency of the undamped spring in oscillations per second. At a frequency of 3, a snap takes about half a
  /// second, as on iOS. UIKit's value is not published.
  static let frequency: CGFloat = 3

  private let item: any UIDynamicItem
  private var joint: (any PhysicsJoint)?

  /// Creates a behavior that moves an item to a point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The point, in the animator's coordinate system.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = DynamicNumbers.checked(point, else: item.center, of: Self.self, "snapPoint")
    super.init()
  }

  /// The point to which the item moves, in the animator's coordinate system. The point can be changed at any time.
  open var snapPoint: CGPoint {
    didSet {
      snapPoint = DynamicNumbers.checked(snapPoint, else: oldValue, of: self, "snapPoint")
      if snapPoint != oldValue { recreateJoint() }
    }
  }

  /// The damping of the spring, from 0 (many oscillations) to 1 (no oscillation). The default is 0.5.
  open var damping: CGFloat = 0.5 {
    didSet {
      damping = DynamicNumbers.checked(damping, else: oldValue, of: self, "damping")
      if damping != oldValue { recreateJoint() }
    }
  }

  private func recreateJoint() {
    guard let scene, let record = scene.record(of: item) else { return }
    joint?.remove()
    createJoint(record, in: scene)
    record.body.wake()
    scene.onWake()
  }

  private func createJoint(_ record: DynamicRecord, in scene: DynamicScene) {
    joint = scene.world.addJoint(
      .spring(record.body.center, snapPoint, length: 0, frequency: Self.frequency, damping: damping),
      of: record.body, to: nil)
  }

  override func install(in scene: DynamicScene) { createJoint(scene.addUse(of: item), in: scene) }

  override func uninstall(from scene: DynamicScene) {
    joint?.remove()
    joint = nil
    scene.removeUse(of: item)
  }

  override var appliesForces: Bool { true }

  override func push(in scene: DynamicScene, for seconds: TimeInterval) {
    scene.record(of: item)?.body.rotate(towards: 0, frequency: Self.frequency, damping: damping, for: seconds)
  }
}
