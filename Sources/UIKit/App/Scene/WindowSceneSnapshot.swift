import CoreGraphics

/// The geometry and the traits of a window scene at a point in time. They are compared with the scene's current values
/// to determine whether the scene's delegate must be notified.
@MainActor struct WindowSceneSnapshot {
  private let bounds: CGRect
  private let orientation: UIInterfaceOrientation
  private let traits: UITraitCollection
  private let screen: UIScreen

  init(_ scene: UIWindowScene) {
    screen = scene.screen
    bounds = scene.coordinateSpace.bounds
    orientation = scene.interfaceOrientation
    traits = scene.traitCollection
  }

  /// Notifies the scene's delegate if the size, orientation or traits have changed since the snapshot was taken.
  func notifyOfChanges(of scene: UIWindowScene) {
    let currentSnapshot = WindowSceneSnapshot(scene)
    guard
      currentSnapshot.bounds != bounds || currentSnapshot.orientation != orientation || currentSnapshot.traits != traits
    else { return }
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: PreviousCoordinateSpace(bounds: bounds, screen: screen), interfaceOrientation: orientation,
      traitCollection: traits)
  }
}

/// The coordinate space of the screen with its previous bounds.
private final class PreviousCoordinateSpace: UICoordinateSpace {
  let bounds: CGRect
  private let screen: UIScreen

  init(bounds: CGRect, screen: UIScreen) {
    self.bounds = bounds
    self.screen = screen
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.coordinateSpace.convert(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.coordinateSpace.convert(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.coordinateSpace.convert(rect, to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.coordinateSpace.convert(rect, from: coordinateSpace)
  }
}
